import type { Area } from "../area.ts";
import { loadRecalls } from "./recalls.ts";

export const recalls: Area = { screens: { rappels: { load: loadRecalls } } };
