import { island } from "../../../engine/islands/island.tsx";
import { api } from "../../../shared/api/api.ts";
import { proveSearcher } from "../../../shared/api/search.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import { searchTexts } from "../../../shared/search/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo, wholePage } from "../../navigation/go-to.ts";
import { Button } from "../../ui/button.tsx";
import { SenderFields } from "../forms/fields/sender-fields.tsx";
import { Form } from "../forms/form.tsx";
import { postWithBotCheck } from "../forms/post-form.ts";

const t = translator(searchTexts.check);

interface SearchCheckProps extends SenderProps {
  /** Address of the search that was refused. */
  again: string;
}

function SearchCheck({ botCheck, stamp, again }: SearchCheckProps) {
  async function send(data: FormData) {
    const { errors } = await postWithBotCheck(proveSearcher, data, { botCheck, action: "search" });
    if (!errors) await goTo(again, { info: wholePage, history: "replace" });
    return errors;
  }
  return (
    <Form className="stack-3" action={api.suggestions} send={send} autoComplete="off">
      {({ pending }) => (
        <>
          <SenderFields stamp={stamp} botCheck={botCheck} />
          <Button pending={pending}>{t(pending ? "pending" : "submit")}</Button>
        </>
      )}
    </Form>
  );
}

export const SearchCheckIsland = island(SearchCheck, { when: "touch" });
