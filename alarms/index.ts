import { DurableObject } from "cloudflare:workers";
import { type AlarmStore, type Kept, oneAtATime, runAlarms } from "./run-alarms.ts";
import { parseSettings } from "./settings.ts";

interface AlarmEnv {
  ALARM_STATE: DurableObjectNamespace<AlarmMemory>;
}

/** One object holds the state, because KV may answer with the state of a minute ago. */
export class AlarmMemory extends DurableObject implements AlarmStore {
  readonly #run = oneAtATime(() => runAlarms(parseSettings(this.env as object), this, say));

  /** Runs in the object, which alone knows whether another run is under way. */
  run(): Promise<void> {
    return this.#run();
  }

  read(): Promise<Kept | undefined> {
    return this.ctx.storage.get<Kept>("kept");
  }

  write(kept: Kept): Promise<void> {
    return this.ctx.storage.put("kept", kept);
  }
}

export default {
  async scheduled(_: ScheduledController, env: AlarmEnv): Promise<void> {
    const memory = env.ALARM_STATE.get(env.ALARM_STATE.idFromName("alarms"));
    await memory.run();
  },
};

function say(event: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: "error", event, error: String(error) }));
}
