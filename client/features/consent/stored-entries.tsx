import type { Purpose } from "../../../shared/consent/consent.ts";
import { storedEntriesTexts } from "../../../shared/consent/stored-entries.texts.ts";
import { type StoredEntry, storedEntries } from "../../../shared/consent/stored-entries.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./stored-entries.module.css";

const t = translator(storedEntriesTexts);

export interface StoredEntriesProps {
  offered: readonly Purpose[];
  more: Partial<Record<"needed" | Purpose, readonly StoredEntry[]>>;
}

export function StoredEntries({ offered, more }: StoredEntriesProps) {
  return (
    <section className={`stack-4 ${css.entries}`}>
      <h2 className="title-s">{t("title")}</h2>
      <p>{t("intro")}</p>
      {(["needed", ...offered] as const).map((group) => (
        <EntryTable
          key={group}
          title={t(`groups.${group}`)}
          entries={[...storedEntries[group], ...(more[group] ?? [])]}
        />
      ))}
    </section>
  );
}

function EntryTable({ title, entries }: { title: string; entries: readonly StoredEntry[] }) {
  return (
    <details className={css.group}>
      <summary>{`${title} (${entries.length})`}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("use")}</th>
            <th scope="col">{t("life")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, kind, use, life }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <small>{t(`kinds.${kind}`)}</small>
              </th>
              <td>{use}</td>
              <td>{life}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
