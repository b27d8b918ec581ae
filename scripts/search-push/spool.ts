import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type IndexName, indexNames } from "../../shared/search/index-settings.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import type { FoundRecord } from "./records.ts";

/** Records per write to the disk and to the search service. */
export const batchSize = 1000;

export interface Spool {
  count: number;
  batches(): AsyncGenerator<SearchRecord[]>;
}

/**
 * Keeps all records on the disk while `use` works with them. They are compared and written in separate passes, and need not
 * fit into memory. A record that comes twice is kept once.
 */
export async function withSpools<T>(
  records: AsyncIterable<FoundRecord>,
  use: (spools: Record<IndexName, Spool>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "search-push-"));
  try {
    const spools = indexNames.map((name) => [name, createSpool(join(folder, `${name}.jsonl`))] as const);
    const byName = new Map<IndexName, WritableSpool>(spools);
    for await (const { index, record } of records) await byName.get(index)?.add(record);
    for (const [, spool] of spools) await spool.flush();
    return await use(Object.fromEntries(spools) as Record<IndexName, WritableSpool>);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface WritableSpool extends Spool {
  add(record: SearchRecord): Promise<void>;
  flush(): Promise<void>;
}

function createSpool(path: string): WritableSpool {
  const known = new Set<string>();
  let lines: string[] = [];
  return {
    get count() {
      return known.size;
    },
    async add(record) {
      if (known.has(record.objectID)) return;
      known.add(record.objectID);
      lines.push(`${JSON.stringify(record)}\n`);
      if (lines.length === batchSize) await this.flush();
    },
    async flush() {
      await appendFile(path, lines.join(""));
      lines = [];
    },
    async *batches() {
      let batch: SearchRecord[] = [];
      for await (const line of createInterface({ input: createReadStream(path, "utf8") })) {
        batch.push(JSON.parse(line));
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}
