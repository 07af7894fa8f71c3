// A few soft sounds, made here from oscillators and noise. Off until somebody wants them.
import { sound } from "../state.js";

/** @type {AudioContext | null} */
let context = null;

/** A struck note. @param {AudioContext} audio @param {number} pitch @param {number} after in seconds @param {number} [length]
 * @param {number} [loud] @param {OscillatorType} [shape] */
function note(audio, pitch, after, length = 0.5, loud = 0.16, shape = "triangle") {
  const start = audio.currentTime + after,
    tone = audio.createOscillator(),
    volume = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
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
    volume = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + after);
}

/** @type {Record<string, (audio: AudioContext) => void>} */
const SOUNDS = {
  turn: (audio) => [392, 587].forEach((pitch, i) => note(audio, pitch, i * 0.14)),
  conquest: (audio) => {
    knock(audio, 0, 240, 0.5);
    note(audio, 98, 0, 0.28, 0.14, "sine");
  },
  die: (audio) => [0, 0.07, 0.13, 0.2, 0.29].forEach((after, i) => knock(audio, after, 1500 - i * 120, 0.3 - i * 0.04)),
  coins: (audio) => [1760, 2217, 1976].forEach((pitch, i) => note(audio, pitch, i * 0.06, 0.22, 0.05, "sine")),
  over: (audio) => [262, 330, 392, 523].forEach((pitch, i) => note(audio, pitch, i * 0.12, 1.4, 0.12)),
};

/** Play one of the sounds, if sound is on. @param {"turn" | "conquest" | "die" | "coins" | "over"} name */
export function play(name) {
  if (!sound.value || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  SOUNDS[name]?.(context);
}
