/** Building a plan from what the server offers; the server decides what can be combined. */

import type { GameInfo, MessageData, ModuleInfo, Offers, Plan } from "../generated/protocol";

/** A plan with every key. */
export type FullPlan = Required<Plan>;
/** An option of a table, and the rule that explains it. */
export type Flag = { name: string; values: unknown[]; rule: string };
/** A plan to start from. */
export type Preset = { name: string; icon: string; plan: Plan };

export const USUAL_BOT = "medium";
const STRONGEST_EVERYWHERE = "hard";
export const USUAL_PLAN: FullPlan = {
  game: "saboteur",
  seats: 5,
  edition: null,
  modules: [],
  flags: {},
  deck: null,
  rounds: null,
  bots: [null, USUAL_BOT, USUAL_BOT, USUAL_BOT, USUAL_BOT],
  clock: null,
  grace: 60,
  pace: 1,
  talk: "phrases",
  public: false,
  lang: "en",
};

/** The game of a plan; the first one if that game is no longer offered. */
export function gameOf(offers: Offers, plan: Plan): GameInfo {
  return offers.games.find((game) => game.name === plan.game) ?? offers.games[0]!;
}

/** The modules that can be added to a game; its first module is the game itself. */
export const extras = (game: GameInfo): ModuleInfo[] => game.modules.slice(1);

/** The fewest and most seats, which modules may change. */
export function seatLimits(game: GameInfo, modules: readonly string[]): readonly [number, number] {
  const special = extras(game).find(
    ({ key, seats }) => modules.includes(key) && seats.join() !== game.seats.join(),
  );
  return special?.seats ?? game.seats;
}

/** The plan with a number of seats that its modules allow, and a player for each. */
export function fitted(game: GameInfo, plan: FullPlan): FullPlan {
  const modules = plan.modules.filter((key) => extras(game).some((module) => module.key === key));
  const [least, most] = seatLimits(game, modules);
  const seats = Math.min(Math.max(plan.seats, least), most);
  const bots = Array.from({ length: seats }, (_, i) => plan.bots[i] ?? missing(plan, i));
  const edition = plan.edition && game.editions.includes(plan.edition) ? plan.edition : (game.editions[0] ?? null);
  const known = new Set(flagsOf(game, modules).map((flag) => flag.name));
  const flags = Object.fromEntries(Object.entries(plan.flags).filter(([name]) => known.has(name)));
  return { ...plan, game: game.name, modules, seats, bots, edition, flags };
}

/** The plan with all missing keys filled in, as far as the server offers them. */
export function completed(offers: Offers, plan: Plan): FullPlan {
  const whole = { ...USUAL_PLAN, ...plan };
  const found = fitted(gameOf(offers, whole), whole);
  const bots = found.bots.map((bot) => (bot && !plays(offers, bot, found) ? STRONGEST_EVERYWHERE : bot));
  return { ...found, bots };
}

/** The bots to choose from at a table. */
export const levels = (offers: Offers, plan: Plan): string[] => offers.bots.filter((bot) => plays(offers, bot, plan));

/** Whether a bot plays at a table: some play only what they have learned. */
function plays(offers: Offers, bot: string, { game = USUAL_PLAN.game, modules, deck }: Plan): boolean {
  const wanted = [...(modules ?? [])].sort().join();
  const tables = offers.learned?.[bot];
  return !tables || (!deck && tables.some((one) => one.game === game && one.modules.join() === wanted));
}

/** The plan with a preset's game; players and options stay as they are. */
export function withPreset(offers: Offers, plan: FullPlan, preset: Plan): FullPlan {
  const { game, edition, modules, flags, deck, rounds } = USUAL_PLAN;
  return completed(offers, { ...plan, game, edition, modules, flags, deck, rounds, ...preset });
}

/** The player of a seat the plan does not name: the same as the last named one. */
const missing = (plan: FullPlan, seat: number): string | null =>
  seat < plan.bots.length || seat === 0 ? null : (plan.bots.at(-1) ?? null);

/** Return why a module cannot be added to these; null if it can. */
export function obstacle(game: GameInfo, modules: readonly string[], key: string): MessageData | null {
  const module = game.modules.find((one) => one.key === key);
  const other = game.modules.find((one) => modules.includes(one.key) && areApart(one, module));
  if (other) return { id: "config-excludes", args: { module: key, other: other.key } };
  const needed = module?.requires.find((one) => !modules.includes(one));
  return needed === undefined ? null : { id: "config-requires", args: { module: key, other: needed } };
}

const areApart = (one: ModuleInfo, other: ModuleInfo | undefined): boolean =>
  other !== undefined && (one.excludes.includes(other.key) || other.excludes.includes(one.key));

/** Return as many compatible modules as possible, in the order of the list. */
export function allTogether(game: GameInfo): string[] {
  return extras(game).reduce<string[]>(
    (chosen, { key }) => (obstacle(game, chosen, key) ? chosen : [...chosen, key]),
    [],
  );
}

/** The options of a game with these modules. */
export function flagsOf(game: GameInfo, modules: readonly string[]): Flag[] {
  const own = Object.entries(game.flags).map(([name, values]) => ({
    name,
    values,
    rule: game.flag_rules[name] ?? "",
  }));
  const chosen = extras(game).filter(({ key }) => modules.includes(key));
  return [
    ...own,
    ...chosen.flatMap(({ flags, rules }) =>
      Object.entries(flags).map(([name, values]) => ({ name, values, rule: rules[0] ?? "" })),
    ),
  ];
}

/** The built-in plans, as far as the server offers what they need. */
export function presets(offers: Offers): Preset[] {
  const saboteur = offers.games.find((game) => game.name === "saboteur");
  const everything = saboteur ? allTogether(saboteur) : [];
  const all: Preset[] = [
    { name: "classic", icon: "pick", plan: { edition: "et2007" } },
    { name: "anniversary", icon: "gold", plan: { edition: "2024" } },
    { name: "saboteur2", icon: "crystal", plan: { modules: ["saboteur2"] } },
    { name: "tournament", icon: "dwarf-greedy", plan: { modules: ["tournament"] } },
    { name: "everything", icon: "chest", plan: { modules: everything } },
    { name: "lostmines", icon: "gems", plan: { game: "lostmines" } },
  ];
  return all.filter(({ plan }) => isOffered(offers, plan));
}

function isOffered(offers: Offers, plan: Plan): boolean {
  const game = offers.games.find(({ name }) => name === (plan.game ?? USUAL_PLAN.game));
  const keys = game?.modules.map((module) => module.key) ?? [];
  const edition = !plan.edition || game?.editions.includes(plan.edition);
  return Boolean(game && edition && plan.modules?.every((key) => keys.includes(key)) !== false);
}
