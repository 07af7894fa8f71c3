// A few soft sounds, made here from oscillators and noise. Off until somebody wants them, and in their quiet hours.
import { quietHours, sound } from "../state.js";

/** @typedef {"turn" | "conquest" | "die" | "coins" | "cards" | "level" | "valor" | "wound" | "overlord" | "victory" | "defeat" | "over"} Sound */

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let volume = null;

/** A struck note. @param {AudioContext} audio @param {number} pitch @param {number} after in seconds @param {number} [length]
 * @param {number} [loud] @param {OscillatorType} [shape] */
function note(audio, pitch, after, length = 0.5, loud = 0.16, shape = "triangle") {
  const start = audio.currentTime + after,
    tone = audio.createOscillator(),
    swell = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(swell).connect(out(audio));
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** Something hits wood. @param {AudioContext} audio @param {number} after in seconds @param {number} pitch @param {number} [loud] */
function knock(audio, after, pitch, loud = 0.2) {
  const length = Math.floor(audio.sampleRate * 0.07),
    noise = audio.createBuffer(1, length, audio.sampleRate),
    samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource(),
    filter = audio.createBiquadFilter(),
    swell = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  swell.gain.value = loud;
  source.connect(filter).connect(swell).connect(out(audio));
  source.start(audio.currentTime + after);
}

/** Notes one after another. @param {AudioContext} audio @param {number[]} pitches @param {number} apart @param {number} [length] @param {number} [loud] */
const tune = (audio, pitches, apart, length, loud) => pitches.forEach((pitch, i) => note(audio, pitch, i * apart, length, loud));

/** @type {Record<Sound, (audio: AudioContext) => void>} */
const SOUNDS = {
  turn: (audio) => tune(audio, [392, 587], 0.14),
  conquest: (audio) => {
    knock(audio, 0, 240, 0.5);
    note(audio, 98, 0, 0.28, 0.14, "sine");
  },
  die: (audio) => [0, 0.07, 0.13, 0.2, 0.29].forEach((after, i) => knock(audio, after, 1500 - i * 120, 0.3 - i * 0.04)),
  coins: (audio) => [1760, 2217, 1976].forEach((pitch, i) => note(audio, pitch, i * 0.06, 0.22, 0.05, "sine")),
  cards: (audio) => [0, 0.09].forEach((after, i) => knock(audio, after, 4200 - i * 900, 0.16)),
  level: (audio) => tune(audio, [392, 494, 587, 784], 0.09, 0.5, 0.12),
  valor: (audio) => [523, 784].forEach((pitch, i) => note(audio, pitch, i * 0.16, 0.7, 0.1, "sine")),
  wound: (audio) => {
    knock(audio, 0, 320, 0.4);
    note(audio, 147, 0.02, 0.22, 0.1, "sawtooth");
  },
  overlord: (audio) => {
    [73, 78, 69].forEach((pitch, i) => note(audio, pitch, i * 0.22, 1.1, 0.16, "sawtooth"));
    knock(audio, 0, 90, 0.6);
  },
  victory: (audio) => tune(audio, [392, 392, 523, 659], 0.13, 0.6, 0.13),
  defeat: (audio) => tune(audio, [330, 311, 262], 0.24, 0.8, 0.12),
  over: (audio) => tune(audio, [262, 330, 392, 523], 0.12, 1.4, 0.12),
};

/** How loud the three steps are. */
const LOUD = [0, 0.4, 1, 1.8];

/** Whether it is one of the hours in which nothing sounds. @param {[number, number]} hours @param {number} hour */
export const isQuietAt = ([from, to], hour) => (from <= to ? hour >= from && hour < to : hour >= from || hour < to);

/** Where all of it goes, as loud as it is wanted. @param {AudioContext} audio */
function out(audio) {
  volume ??= new GainNode(audio);
  volume.connect(audio.destination);
  volume.gain.value = LOUD[sound.value] ?? 1;
  return volume;
}

/** Play one of the sounds, if sound is wanted now. @param {Sound} name */
export function play(name) {
  if (!sound.value || isQuietAt(quietHours.value, new Date().getHours()) || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  SOUNDS[name](context);
}

/** The sound of the most telling of what happened. @param {import("../net.js").Happened[]} fresh @param {[string, Sound][]} sounds
 * by kind of event, the most telling first @returns {Sound | ""} */
export const soundOf = (fresh, sounds) => sounds.find(([kind]) => fresh.some((event) => event.kind === kind))?.[1] ?? "";
