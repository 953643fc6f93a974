/** A replay as a list of moments, each with the whole view and its story in words; frames contain only changes. */

import type {
  ActionData,
  Description,
  LostMinesPrivate,
  MessageData,
  Replay,
  SaboteurPrivate,
  TalkData,
} from "../generated/protocol";
import type { Result } from "../results/scores";
import { patched, type Private, type Public, type View } from "../wire/view";
import type { Speaker } from "../words/speaker";

export type Moment = {
  /** The action; null at the beginning. */
  action: ActionData | null;
  public: Public;
  /** The private parts that are visible, by seat; -1 is a watcher. */
  privates: ReadonlyMap<number, Private>;
  /** The log messages, and what was said afterwards. */
  told: MessageData[];
  /** Cells that changed. */
  fresh: ReadonlySet<string>;
};

const WATCHER = -1;

export const descriptionOf = (replay: Replay): Description =>
  replay.description as unknown as Description;

/** All moments of a replay, beginning with the deal. */
export function momentsOf(replay: Replay): Moment[] {
  let publicPart: object = {};
  let privatePart: object = {};
  return replay.frames.map((frame, i) => {
    publicPart = i ? patched(publicPart, frame.public) : frame.public;
    privatePart = i ? patched(privatePart, frame.private) : frame.private;
    return {
      action: frame.action,
      public: publicPart as Public,
      privates: privatesOf(replay, privatePart),
      told: [...frame.messages, ...frame.talk.map(talkMessage)],
      fresh: new Set(Object.keys((frame.public.board as object | undefined) ?? {})),
    };
  });
}

/** The private parts by seat: an open replay has all of them, any other just one. */
function privatesOf(replay: Replay, part: object): Map<number, Private> {
  if (!replay.open) return new Map([[replay.seat ?? WATCHER, part as Private]]);
  return new Map(Object.entries(part).map(([seat, one]) => [Number(seat), one as Private]));
}

function talkMessage({ kind, ...args }: TalkData): MessageData {
  return { id: `talk-${kind}`, args };
}

/** The view at a moment; with all cards open, everything any seat knows. */
export function viewOf(moment: Moment): View {
  const [only, ...others] = moment.privates;
  if (only && !others.length) return { ...moment.public, ...only[1] } as View;
  return { ...moment.public, ...NOBODY, ...knownTogether(moment) } as View;
}

const NOBODY = { seat: null, hand: null, dwarf: null, asked: false };

/** Everything known: every dwarf, all face-down cards (sent with each seat), and values any seat has seen. */
function knownTogether({ public: publicPart, privates }: Moment): Partial<View> {
  const parts = [...privates.values()];
  const dwarfs = parts.map((part, seat) => part.dwarf ?? publicPart.dwarfs[seat] ?? null);
  if (publicPart.game === "lostmines") {
    const mines = parts as LostMinesPrivate[];
    const treasures = valuesOf(publicPart.treasures, mines.map((part) => part.treasures));
    return { dwarfs, treasures, mines: seenBy(mines.map((part) => part.mines)) };
  }
  const tunnels = parts as SaboteurPrivate[];
  const won = valuesOf(publicPart.won, tunnels.map((part) => part.won));
  const chests = tunnels[0]?.chests ?? publicPart.chests;
  return { dwarfs, won, chests, goals: seenBy(tunnels.map((part) => part.goals)) };
}

type Cards = Record<string, string | null>;

function seenBy(seen: readonly Cards[]): Cards {
  const known = seen.flatMap((cards) => Object.entries(cards)).filter(([, card]) => card !== null);
  return { ...seen[0], ...Object.fromEntries(known) };
}

function valuesOf<T extends { value: number | null }>(things: readonly T[], seen: readonly T[][]): T[] {
  return things.map((thing, i) => {
    const known = seen.map((all) => all[i]?.value ?? null).find((value) => value !== null);
    return { ...thing, value: known ?? null };
  });
}

/** The visible hands, by seat. */
export function handsOf(moment: Moment): Map<number, string[]> {
  const seen = [...moment.privates].flatMap(([seat, { hand }]) => (hand ? [[seat, hand] as const] : []));
  return new Map(seen);
}

/** The number of the first moment of each round. */
export function roundsOf(moments: readonly Moment[]): { round: number; move: number }[] {
  return moments.flatMap((moment, move) =>
    moment.public.round === moments[move - 1]?.public.round ? [] : [{ round: moment.public.round, move }],
  );
}

/** The round that ended at this moment; its view already shows the next one. */
export function endedRound(moments: readonly Moment[], move: number): Result | null {
  const [before, now] = [moments[move - 1]?.public.results ?? [], moments[move]?.public.results ?? []];
  return now.length > before.length ? (now.at(-1) ?? null) : null;
}

/** The view of a replay: a seat's, all cards open, or a watcher's. */
export type Eyes = { seat: number | null; open: boolean };

/** What an address shows: `?move=12&seat=1`, or `open=true` for all cards; every part is optional. */
export function readAddress(search: string): { move: number; eyes: Eyes } {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = asked.get(name);
    return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
  };
  const open = asked.get("open") === "true" || search === "";
  return { move: number("move") ?? 0, eyes: { open, seat: open ? null : number("seat") } };
}

export function writeAddress(code: string, move: number, eyes: Eyes): string {
  const whose = eyes.open ? "&open=true" : eyes.seat === null ? "" : `&seat=${eyes.seat}`;
  return `/replay/${code}?move=${move}${whose}`;
}

/** A line, in whichever voice it is wanted: for eyes or for ears. */
export type StoryLine = { words: (voice: Speaker) => string; kind: "event" | "talk" | "round" };

const NOTHING = "…"; // an action this viewer did not see

/** The log lines of a moment; without any, the action, if this viewer may know it. */
export function linesOf(moment: Moment, eyes: Eyes): StoryLine[] {
  const { action, told } = moment;
  if (told.length) return told.map((message) => line(message, eyes, kindOf(message.id)));
  if (action === null) return [{ words: (voice) => voice.say("replay-dealt"), kind: "event" }];
  if (!eyes.open && eyes.seat !== action.seat) return [{ words: () => NOTHING, kind: "event" }];
  const message = { id: "event-acted", args: { seat: action.seat, action } };
  return [line(message, eyes, "event")];
}

const line = (message: MessageData, eyes: Eyes, kind: StoryLine["kind"]): StoryLine => ({
  words: (voice) => voice.tell(message, eyes.seat),
  kind,
});

function kindOf(id: string): StoryLine["kind"] {
  if (id === "event-round_started") return "round";
  return id.startsWith("talk-") ? "talk" : "event";
}
