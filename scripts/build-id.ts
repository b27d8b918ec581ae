import process from "node:process";
import * as clock from "../shared/time/clock.ts";

export const buildId = process.env.BUILD_ID ?? clock.now().toString(36);

export const isRelease = process.env.BUILD_ID !== undefined;
