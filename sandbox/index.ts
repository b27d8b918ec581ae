import { DurableObject } from "cloudflare:workers";
import type { ExecutionContext } from "hono";
import { type Answer, asD1, type Statement } from "./database/as-d1.ts";
import { objectName } from "./database/database-of.ts";
import type { Bindings } from "./env.ts";
import { ConnectionRefused } from "./faults/connection-refused.ts";
import { createSandbox } from "./sandbox.ts";

const sandbox = createSandbox();

/** Internal status that stands for no answer at all. */
const refused = 599;

/** All services share one object with their database, because D1 would be a millisecond away. */
export class StandIns extends DurableObject<Omit<Bindings, "DB">> {
  readonly #bindings = { ...this.env, DB: asD1((statements) => this.query(statements)) };

  readonly #context: ExecutionContext = {
    waitUntil: (work) => this.ctx.waitUntil(work),
    passThroughOnException() {},
    props: undefined,
  };

  override async fetch(request: Request): Promise<Response> {
    try {
      return await sandbox.fetch(request, this.#bindings, this.#context);
    } catch (error) {
      if (error instanceof ConnectionRefused) return new Response(error.message, { status: refused });
      throw error;
    }
  }

  query(statements: Statement[]): Answer[] {
    const { storage } = this.ctx;
    return storage.transactionSync(() =>
      statements.map(({ sql, values }) => {
        const cursor = storage.sql.exec(sql, ...values);
        return { columns: cursor.columnNames, rows: [...cursor.raw()] };
      }),
    );
  }
}

export default {
  async fetch(request, { STAND_INS }) {
    // Read before it is passed on, because a failing service may not read the body.
    const body = request.body && (await request.arrayBuffer());
    const answer = await STAND_INS.getByName(objectName).fetch(new Request(request, { body }));
    if (answer.status === refused) throw new ConnectionRefused(await answer.text());
    return answer;
  },
} satisfies ExportedHandler<{ STAND_INS: DurableObjectNamespace<StandIns> }>;
