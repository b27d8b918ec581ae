import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { isPostcode, tidyPostcode } from "../../../shared/address/postcode.ts";
import { proposeTowns } from "../../../shared/api/address.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { browserQueryClient } from "../../api/query-client.tsx";
import { Button } from "../../ui/button.tsx";
import css from "./address-fields.module.css";
import { proposedTownTexts } from "./proposed-town.texts.ts";

const t = translator(proposedTownTexts);

export interface ProposedTownProps {
  postcode: string;
  city: string;
  onTake: (town: string) => void;
}

export function ProposedTown({ city, onTake, ...typed }: ProposedTownProps) {
  const postcode = tidyPostcode(typed.postcode, "FR");
  const id = useId();
  const { data, isError } = useQuery(
    {
      queryKey: ["proposed-towns", postcode, city],
      queryFn: ({ signal }) => call(proposeTowns, { postcode, city }, { signal }),
      enabled: isPostcode(postcode, "FR") && city !== "",
      staleTime: 5 * 60_000,
      retry: false,
      networkMode: "always",
    },
    browserQueryClient(),
  );
  const towns = isError ? [] : (data?.towns ?? []);
  const [first = "", ...others] = towns;
  const isOne = others.length === 0;
  return (
    <div role="status" className={first ? `row-2 ${css.proposed}` : undefined}>
      {first && (
        <span id={id}>{isOne ? t("one", { postcode, town: first }) : t("several", { postcode })}</span>
      )}
      {towns.map((town) => (
        <Button
          key={town}
          type="button"
          look="outline"
          size="small"
          aria-describedby={id}
          onClick={() => onTake(town)}
        >
          {isOne ? t("correct") : town}
        </Button>
      ))}
    </div>
  );
}
