import type { Header } from "../../../shared/content/content.ts";
import { namesFigures, withFigures } from "../../../shared/delivery/delivery-figures.ts";
import type { Log } from "../../log.ts";

export function figuresIn(header: () => Promise<Header | null>, log: Pick<Log, "warn">) {
  return async function filled<T>(content: T): Promise<T> {
    if (!namesFigures(content)) return content;
    const known = await header().catch(() => null);
    return withFigures(content, known?.delivery ?? null, (name) =>
      log.warn("figure not known", { key: name }),
    );
  };
}
