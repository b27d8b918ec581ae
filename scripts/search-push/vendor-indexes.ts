import type { SearchRecord } from "../../shared/search/product-record.ts";

interface VendorIndex {
  settings: Record<string, unknown>;
  synonyms: never[];
  records: Map<string, SearchRecord>;
}

interface VendorAnswer {
  status: number;
  content: string;
}

/** Records in one call, as many as the vendor recommends for a batch and allows for a page of a browse. */
const most = 1000;

export const adminKey = "admin-key";

/** Plays the calls of the search vendor that only the push makes. */
export class VendorIndexes {
  readonly indexes = new Map<string, VendorIndex>();
  readonly writes: string[] = [];

  answer(url: URL, method: string, data: unknown, headers: Record<string, string>): VendorAnswer {
    if (headers["x-algolia-api-key"] !== adminKey) return refusal(403, "Invalid Application-ID or API key");
    const [, , , indexName = "", action = "", more = ""] = decodeURIComponent(url.pathname).split("/");
    const body = typeof data === "string" && data ? JSON.parse(data) : {};
    if (action === "batch" && body.requests.length > most) return refusal(400, "Batch is too long");
    const found = this.indexes.get(indexName);
    const isRead = action === "browse" || (action === "settings" && method === "GET");
    if (action === "task") return said({ status: "published", pendingTask: false });
    if (isRead && !found) return refusal(404, "Index does not exist");
    const index = found ?? { settings: {}, synonyms: [], records: new Map() };
    if (action === "browse") return said(browsed(index, body));
    if (isRead) return said(index.settings);
    this.writes.push(`${method} ${indexName} ${action}${more && `/${more}`}`);
    this.indexes.set(indexName, index);
    write(index, action, body);
    return said({ taskID: this.writes.length, objectIDs: [], updatedAt: "2026-11-22T00:00:00.000Z" });
  }
}

interface WriteBody {
  requests: { action: string; body: SearchRecord }[];
}

function write(index: VendorIndex, action: string, body: WriteBody & never[]): void {
  if (action === "settings") Object.assign(index.settings, body);
  if (action === "synonyms") index.synonyms = body;
  if (action !== "batch") return;
  for (const { action: does, body: record } of body.requests) {
    if (does === "deleteObject") index.records.delete(record.objectID);
    else index.records.set(record.objectID, record);
  }
}

function browsed({ records: all }: VendorIndex, { cursor = "0" }: { cursor?: string }) {
  const next = Number(cursor) + most;
  const hits = [...all.values()].slice(Number(cursor), next);
  return { hits, nbHits: all.size, ...(next < all.size ? { cursor: String(next) } : {}) };
}

const said = (answer: object): VendorAnswer => ({ status: 200, content: JSON.stringify(answer) });

const refusal = (status: number, message: string): VendorAnswer => ({
  status,
  content: JSON.stringify({ message, status }),
});
