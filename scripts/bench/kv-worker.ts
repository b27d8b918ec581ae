import { KvEntries } from "./kv-entries.ts";

const entries = new KvEntries();

export default { fetch: (request: Request): Promise<Response> => entries.answer(request) };
