import { delimiter } from "node:path";
import process from "node:process";

/** PATH without the shop's own packages: Strapi runs on the Node that its native parts were compiled for. */
export const outsidePath = (): string =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter);
