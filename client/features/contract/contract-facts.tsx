import type { ContractRows } from "../../../shared/contract/contract-forms.ts";
import css from "./contract-facts.module.css";

export function ContractFacts({ rows }: { rows: ContractRows }) {
  return (
    <dl className={css.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
