/** The views of both games under short names. */

import type {
  LostMinesPrivate,
  LostMinesPublic,
  LostMinesView,
  SaboteurPrivate,
  SaboteurPublic,
  SaboteurView,
} from "../generated/protocol";

export type Public = SaboteurPublic | LostMinesPublic;
export type Private = SaboteurPrivate | LostMinesPrivate;
export type View = SaboteurView | LostMinesView;
