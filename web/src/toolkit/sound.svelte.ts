// Small sounds, made on the spot: no files. Off when the player says so, and that is remembered.

import { keep, recall } from "$web/memory";

export type Sound =
  "slap" | "draw" | "shuffle" | "dice" | "pick" | "treat" | "fire" | "bust" | "knock" | "turn" | "win" | "lose";

const KEPT = "hrajme-sound";

/** All that is played has faded by then, and a telephone need not go on playing silence. */
const QUIET_MS = 3000;

let context: AudioContext | undefined;
let quiet: ReturnType<typeof setTimeout> | undefined;
let isOn = $state(recall(KEPT) !== "off");

export const sound = {
  get on(): boolean {
    return isOn;
  },
  set on(wanted: boolean) {
    isOn = wanted;
    keep(KEPT, wanted ? "on" : "off");
  },
  /** Played only after the person has touched the page: browsers want it so. */
  play(name: Sound): void {
    const audio = isOn ? ready() : undefined;
    if (audio === undefined) return;
    SOUNDS[name](audio, audio.currentTime + 0.01);
    clearTimeout(quiet);
    quiet = setTimeout(() => void audio.suspend(), QUIET_MS);
  },
};

function ready(): AudioContext | undefined {
  const touched = typeof navigator !== "undefined" && (navigator.userActivation?.hasBeenActive ?? true);
  if (!touched || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

type Play = (audio: AudioContext, at: number) => void;

const SOUNDS: Record<Sound, Play> = {
  slap: (audio, at) => {
    noise(audio, at, 0.07, 1400, 0.5);
    tone(audio, at, 150, 0.09, 0.25, "sine", 70);
  },
  pick: (audio, at) => noise(audio, at, 0.05, 3800, 0.14),
  draw: (audio, at) => noise(audio, at, 0.12, 2600, 0.2),
  shuffle: (audio, at) => {
    for (let each = 0; each < 9; each += 1) noise(audio, at + each * 0.045, 0.05, 2200 + each * 120, 0.2);
  },
  dice: (audio, at) => {
    for (const [after, loud] of [
      [0, 0.5],
      [0.09, 0.4],
      [0.16, 0.3],
      [0.25, 0.22],
      [0.31, 0.14],
    ] as const) {
      noise(audio, at + after, 0.035, 3000, loud);
      tone(audio, at + after, 420, 0.04, loud / 3, "triangle", 260);
    }
  },
  treat: (audio, at) => melody(audio, at, [659, 831, 988, 1319], 0.07, 0.16),
  fire: (audio, at) => {
    noise(audio, at, 0.5, 700, 0.35);
    noise(audio, at + 0.1, 0.35, 1800, 0.15);
  },
  bust: (audio, at) => {
    tone(audio, at, 220, 0.35, 0.16, "sawtooth", 70);
    noise(audio, at, 0.2, 500, 0.3);
  },
  knock: (audio, at) => {
    for (const after of [0, 0.14]) {
      tone(audio, at + after, 240, 0.08, 0.3, "sine", 140);
      noise(audio, at + after, 0.04, 900, 0.3);
    }
  },
  turn: (audio, at) => melody(audio, at, [523, 784], 0.12, 0.14),
  win: (audio, at) => melody(audio, at, [523, 659, 784, 1047, 784, 1047], 0.12, 0.18),
  lose: (audio, at) => melody(audio, at, [392, 349, 311, 262], 0.18, 0.14),
};

/** A note with a quick start and a soft end; it may slide. */
function tone(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
  shape: OscillatorType,
  slideTo = hertz,
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(slideTo, at + seconds);
  source.connect(fade(audio, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

function melody(audio: AudioContext, at: number, notes: readonly number[], step: number, loud: number): void {
  notes.forEach((hertz, index) => tone(audio, at + index * step, hertz, step * 2.4, loud, "triangle"));
}

/** Paper, felt and wood: a breath of noise around one pitch. */
function noise(audio: AudioContext, at: number, seconds: number, hertz: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, seconds);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  source.connect(filter).connect(fade(audio, at, seconds, loud));
  source.start(at);
}

function hiss(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function fade(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
