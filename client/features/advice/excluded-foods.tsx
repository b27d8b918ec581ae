import type { ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Fold } from "../../ui/fold.tsx";

interface ExcludedFoodsProps extends Pick<ShownAdvice, "excluded"> {
  title: string;
}

export function ExcludedFoods({ title, excluded }: ExcludedFoodsProps) {
  return (
    <Fold title={title}>
      <ul className="stack-2">
        {excluded.map(({ name, href, reason }) => (
          <li key={`${name} ${reason}`}>
            {href ? <a href={href}>{name}</a> : name}
            {"\u00a0: "}
            {unbroken(reason)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
