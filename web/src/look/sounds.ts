/** Sounds of the table, made by the browser itself; silent unless somebody has turned them on. */

import { settings } from "./settings.svelte";

export type Sound = "card" | "rockfall" | "broken" | "mended" | "turned" | "gold" | "your_turn";

/** A tone that dies away: when it begins, how high, how long, how loud. */
type Tone = { at: number; pitch: number; length: number; volume: number; wave?: OscillatorType; glide?: number };
/** A rush of noise through a filter: stones, cards, splinters. */
type Rush = { at: number; pitch: number; length: number; volume: number };

const TONES: Record<Sound, readonly Tone[]> = {
  card: [],
  rockfall: [{ at: 0, pitch: 70, length: 0.9, volume: 0.35, glide: 35 }],
  broken: [
    { at: 0, pitch: 240, length: 0.12, volume: 0.2, wave: "square", glide: 90 },
    { at: 0.05, pitch: 1900, length: 0.25, volume: 0.06, wave: "triangle", glide: 1500 },
  ],
  mended: [
    { at: 0, pitch: 1250, length: 0.18, volume: 0.12, wave: "triangle" },
    { at: 0.16, pitch: 1250, length: 0.18, volume: 0.1, wave: "triangle" },
    { at: 0.32, pitch: 1560, length: 0.4, volume: 0.12, wave: "triangle" },
  ],
  turned: [
    { at: 0.05, pitch: 392, length: 0.5, volume: 0.12 },
    { at: 0.2, pitch: 523, length: 0.6, volume: 0.12 },
  ],
  gold: [1047, 1319, 1568, 2093].map((pitch, i) => ({ at: 0.09 * i, pitch, length: 0.7, volume: 0.11 })),
  your_turn: [
    { at: 0, pitch: 659, length: 0.5, volume: 0.1 },
    { at: 0.14, pitch: 880, length: 0.7, volume: 0.09 },
  ],
};

const RUSHES: Partial<Record<Sound, readonly Rush[]>> = {
  card: [
    { at: 0, pitch: 1800, length: 0.07, volume: 0.3 },
    { at: 0.05, pitch: 500, length: 0.09, volume: 0.35 },
  ],
  rockfall: [0, 0.12, 0.22, 0.4, 0.62].map((at) => ({ at, pitch: 260, length: 0.5, volume: 0.6 - 0.6 * at })),
  broken: [{ at: 0, pitch: 1400, length: 0.15, volume: 0.3 }],
  turned: [{ at: 0, pitch: 900, length: 0.12, volume: 0.2 }],
};

let audio: AudioContext | null = null;

/** Play a sound, if this device is not to be silent. */
export function play(sound: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const tone of TONES[sound]) playTone(audio, tone);
  for (const rush of RUSHES[sound] ?? []) playRush(audio, rush);
}

function playTone(on: AudioContext, { at, pitch, length, volume, wave = "sine", glide = pitch }: Tone): void {
  const begin = on.currentTime + at;
  const voice = new OscillatorNode(on, { type: wave, frequency: pitch });
  voice.frequency.exponentialRampToValueAtTime(glide, begin + length);
  voice.connect(fading(on, begin, length, volume));
  voice.start(begin);
  voice.stop(begin + length);
}

function playRush(on: AudioContext, { at, pitch, length, volume }: Rush): void {
  const begin = on.currentTime + at;
  const noise = new AudioBufferSourceNode(on, { buffer: noiseOf(on, length) });
  const filter = new BiquadFilterNode(on, { type: "lowpass", frequency: pitch });
  noise.connect(filter).connect(fading(on, begin, length, volume));
  noise.start(begin);
}

/** As loud as said at first, then softer and softer. */
function fading(on: AudioContext, begin: number, length: number, volume: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  gain.connect(on.destination);
  return gain;
}

function noiseOf(on: AudioContext, length: number): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(length * on.sampleRate), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
