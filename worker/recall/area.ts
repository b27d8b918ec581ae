import type { Area } from "../area.ts";
import { loadRecalls } from "./recalls.ts";

export const recall: Area = { screens: { rappels: { load: loadRecalls } } };
