/** All cards: by game, module and name. */

import cards from "../generated/cards.json";
import type { CardDescription } from "../generated/protocol";

export type Cards = Record<string, CardDescription>;

/** All cards of a module. */
export type CardSet = { game: string; module: string; cards: Cards };

/** The cards of every module that has any. */
export const CARD_SETS: readonly CardSet[] = Object.entries(
  cards as Record<string, Record<string, Cards>>,
).flatMap(([game, modules]) => Object.entries(modules).map(([module, own]) => ({ game, module, cards: own })));
