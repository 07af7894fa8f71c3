// One small sound, made here: two notes on a stone, for "it is your turn". Off until somebody wants it.
import { sound } from "../state.js";

/** @type {AudioContext | null} */
let context = null;

/** Play the two notes, if sound is on. */
export function chime() {
  if (!sound.value || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  [392, 587].forEach((pitch, note) => {
    if (!context) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start + note * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.18, start + note * 0.14 + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note * 0.14 + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start + note * 0.14);
    tone.stop(start + note * 0.14 + 0.55);
  });
}
