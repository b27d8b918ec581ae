import process from "node:process";
import * as clock from "../shared/time/clock.ts";

/** The commit that a pipeline or a release names, else the moment of the build: of all its parts. */
export const buildId = process.env.BUILD_ID ?? clock.now().toString(36);

/** Only what is released is kept: a build between commits takes no longer for it. */
export const isRelease = process.env.BUILD_ID !== undefined;
