// What is heard: wood, paper, stone and coins when pieces come to rest, and a bell when the reader's turn begins. All of
// it is made here, of tones and noise. The file is loaded once a reader who wants sounds has touched the page.

// A tone glides from its pitch and dies away; noise is what a filter lets through. `at` and `last` are seconds, `loud` is
// the share of the loudness.
const SOUNDS = {
  wood: [
    { tone: 440, to: 370, loud: 0.6, last: 0.18 },
    { tone: 1130, to: 1020, loud: 0.3, last: 0.1 },
    { tone: 190, to: 150, loud: 0.25, last: 0.12 },
    { noise: "bandpass", pitch: 2300, sharp: 1, loud: 0.7, last: 0.04 },
  ],
  paper: [
    { noise: "bandpass", pitch: 2400, to: 4800, sharp: 0.8, rise: 0.06, loud: 0.9, last: 0.22 },
    { noise: "highpass", pitch: 3600, sharp: 0.7, at: 0.15, loud: 0.7, last: 0.1 },
    { tone: 330, to: 240, at: 0.15, loud: 0.3, last: 0.09 },
  ],
  stone: [
    { noise: "bandpass", pitch: 1500, to: 1000, sharp: 2, loud: 1.7, last: 0.14 },
    { noise: "bandpass", pitch: 560, to: 420, sharp: 1.4, loud: 1.6, last: 0.22 },
    { tone: 160, to: 100, loud: 0.3, last: 0.16 },
    { noise: "bandpass", pitch: 1900, sharp: 3, at: 0.08, loud: 1, last: 0.09 },
  ],
  coins: [
    { tone: 3150, loud: 0.28, last: 0.3 },
    { tone: 4870, loud: 0.2, last: 0.22 },
    { tone: 3560, at: 0.08, loud: 0.3, last: 0.4 },
    { tone: 5420, at: 0.08, loud: 0.18, last: 0.3 },
    { tone: 7230, at: 0.08, loud: 0.08, last: 0.2 },
    { noise: "highpass", pitch: 6000, sharp: 0.7, loud: 0.25, last: 0.02 },
  ],
  bell: [
    { tone: 880, loud: 0.7, last: 1.2 },
    { tone: 1760, loud: 0.28, last: 0.7 },
    { tone: 2640, loud: 0.1, last: 0.35 },
  ],
};
const KINDS = Object.keys(SOUNDS);

const LOUDEST = 10;
// The bell begins so softly that it has no click; what is hit has one.
const RISE = 0.003;
const SILENT = 0.0001;

let hiss = null;
function noise(context) {
  if (hiss?.sampleRate !== context.sampleRate) {
    hiss = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  return hiss;
}

// Makes a sound of a kind in a context, `volume` of ten loud, at a time of its clock.
export function make(context, kind, volume, when) {
  // Ears hear steps, not shares: the slider's middle is about half as loud as its end.
  const all = new GainNode(context, { gain: 0.45 * (volume / LOUDEST) ** 1.7 });
  all.connect(context.destination);
  // No two pieces sound quite alike, but there is one bell.
  const bent = kind === "bell" ? 1 : 0.95 + Math.random() * 0.1;
  for (const part of SOUNDS[kind]) {
    const start = when + (part.at ?? 0);
    const end = start + part.last;
    const fading = new GainNode(context, { gain: SILENT });
    fading.gain.setValueAtTime(SILENT, start);
    fading.gain.exponentialRampToValueAtTime(part.loud, start + (part.rise ?? RISE));
    fading.gain.exponentialRampToValueAtTime(SILENT, end);
    const [source, coloured, pitch] = part.noise ? hissing(context, part) : singing(context);
    pitch.setValueAtTime((part.tone ?? part.pitch) * bent, start);
    if (part.to) pitch.exponentialRampToValueAtTime(part.to * bent, end);
    coloured.connect(fading).connect(all);
    source.start(start);
    source.stop(end);
  }
}

function singing(context) {
  const tone = new OscillatorNode(context);
  return [tone, tone, tone.frequency];
}

function hissing(context, { noise: type, sharp }) {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const filter = new BiquadFilterNode(context, { type, Q: sharp });
  return [source, source.connect(filter), filter.frequency];
}

// --- The device -------------------------------------------------------------------------------------------------
let audio = null;

// To be called by a click or a key; nothing sounds before. What the browser or the phone put to sleep sleeps until then.
export function wake() {
  if (navigator.userActivation?.isActive === false) return;
  if (!audio) {
    // A phone that is switched to silence stays silent, and music that plays plays on.
    if (navigator.audioSession) navigator.audioSession.type = "ambient";
    audio = new AudioContext();
  }
  if (audio.state === "suspended" || audio.state === "interrupted") audio.resume().catch(() => {});
}

// Every kind once, the bell last, for those who choose how loud it shall be.
export async function sample(volume) {
  wake();
  if (!audio) return;
  await audio.resume();
  KINDS.forEach((kind, place) => make(audio, kind, volume, audio.currentTime + 0.05 + place * 0.45));
}

// --- What sounds when -------------------------------------------------------------------------------------------
// One sound a change: what follows another so soon belongs to the same. Only the bell never waits.
const GAP_MS = 160;
let lately = -Infinity;

function sound(kind) {
  const volume = Number(document.documentElement.dataset.sound ?? 0);
  const rings = kind === "bell";
  if (volume === 0 || audio?.state !== "running" || (document.hidden && !rings)) return;
  if (!rings && performance.now() - lately < GAP_MS) return;
  lately = performance.now();
  make(audio, kind, volume, audio.currentTime);
}

const isYours = () => document.getElementById("main")?.dataset.yours === "true";
let yours = isYours();

// Whether the reader's turn has begun since this was asked.
function begins() {
  const before = yours;
  yours = isYours();
  return yours && !before;
}

new MutationObserver(() => {
  if (begins()) sound("bell");
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-yours"] });

// It is the reader's turn at another table.
document.addEventListener("chantier:called", () => sound("bell"));

// The numbers beside the players' names.
const numbers = () => document.querySelector(".plates")?.textContent ?? "";
let counted = numbers();

document.addEventListener("chantier:moved", ({ detail: pieces }) => {
  const before = counted;
  counted = numbers();
  const changed = before !== counted;
  if (begins()) sound("bell");
  // What came farthest is what was moved; the others made room.
  else if (pieces.length > 0) sound(kindOf(pieces.reduce((one, other) => (other.far > one.far ? other : one))));
  else if (changed && kinds()["*"]) sound(kinds()["*"]);
});

// A board says what its pieces sound like by the first word of their names (`building:paper *:coins`), a single one may
// say otherwise; the rest is wood. `*` is a change of the numbers alone.
function kinds() {
  const pairs = document.getElementById("board")?.dataset.sounds?.split(" ") ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(":")));
}

function kindOf({ name, piece }) {
  const said = piece.dataset.sound ?? kinds()[name.split("-")[0]];
  return KINDS.includes(said) ? said : "wood";
}
