/** All pictures by name; the pages' own icons are in icons/page.ts. Cards, tools, goals and dwarfs use the names from descriptions. */

import * as action from "./icons/actions";
import { CHESTS } from "./icons/chests";
import { DWARFS } from "./icons/dwarfs";
import * as mine from "./icons/mine";
import type { Icon } from "./icons/shape";
import * as tool from "./icons/tools";
import * as wild from "./icons/wilderness";

/** Pictures in two tones, in colour on cards, in a square of 48. */
export const PICTURES: Record<string, Icon> = {
  pick: tool.PICK,
  lamp: tool.LAMP,
  cart: tool.CART,
  broken: tool.BROKEN,
  mended: tool.MENDED,
  rockfall: action.ROCKFALL,
  map: action.MAP,
  veto: action.VETO,
  theft: action.THEFT,
  hands_off: action.HANDS_OFF,
  swap_hands: action.SWAP_HANDS,
  swap_hats: action.SWAP_HATS,
  inspection: action.INSPECTION,
  trapped: action.TRAPPED,
  freed: action.FREED,
  goal_swap: action.GOAL_SWAP,
  trove: action.TROVE,
  turnabout: action.TURNABOUT,
  path_specialist: action.PATH_SPECIALIST,
  diversion: action.DIVERSION,
  tunnel_party: action.TUNNEL_PARTY,
  wardrobe: action.WARDROBE,
  ladder: mine.LADDER,
  door_blue: mine.DOOR_BLUE,
  door_green: mine.DOOR_GREEN,
  crystal: mine.CRYSTAL,
  gold: mine.GOLD,
  treasure: mine.TREASURE,
  stone: mine.STONE,
  sack_1: mine.SACK_1,
  sack_2: mine.SACK_2,
  dragon: mine.DRAGON,
  spider: mine.SPIDER,
  gems: mine.GEMS,
  silver: mine.SILVER,
  chest: mine.CHEST,
  mine: wild.MINE,
  camp_blue: wild.CAMP_BLUE,
  camp_yellow: wild.CAMP_YELLOW,
  rock: wild.ROCK,
  campfire: wild.CAMPFIRE,
  trunk: wild.TRUNK,
  lake: wild.LAKE,
  ditch: wild.DITCH,
  axe: tool.AXE,
  boat: tool.BOAT,
  rope: tool.ROPE,
  trap: wild.TRAP,
  troll: wild.TROLL,
  thunderstorm: wild.THUNDERSTORM,
  info_mine_treasure: wild.INFO_MINE_TREASURE,
  info_mine_dwarf: wild.INFO_MINE_DWARF,
  info_treasure_dwarf: wild.INFO_TREASURE_DWARF,
  guard: wild.GUARD,
  ...CHESTS,
  ...DWARFS,
};
