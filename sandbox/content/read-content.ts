import { files } from "#content-files";
import { contentOf } from "./content-of.ts";

export const { read, readFolder } = contentOf(files);
