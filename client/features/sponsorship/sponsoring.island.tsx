import { useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { href } from "../../../shared/routes.ts";
import type { FriendView } from "../../../shared/sponsorship/friend-view.ts";
import type { Sponsorships } from "../../../shared/sponsorship/sponsorship.ts";
import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { HowToSponsor } from "./how-to-sponsor.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { ShareLink } from "./share-link.tsx";
import css from "./sponsoring.module.css";
import { SponsorshipList } from "./sponsorship-list.tsx";

const t = translator(sponsorshipTexts);

export interface SponsoringProps {
  /** Null while the e-commerce API does not answer. `link` is an absolute URL. */
  list: (Pick<Sponsorships, "code" | "link"> & { friends: FriendView[] }) | null;
  /** Amounts as words, if the API tells them. */
  rewards: string | undefined;
  inputs: FormInputs;
  errors?: FormErrors;
  notice?: { tone: "success" | "error" | "info"; text: string };
}

function Sponsoring({ list, rewards, inputs, errors, notice }: SponsoringProps) {
  const loaded = { page: inputs, text: notice?.text, members: list?.friends };
  const [sent, setSent] = useState(loaded);
  const { text, members } = sent.page === inputs ? sent : loaded;
  return (
    <div className="stack-6">
      <div className="stack-3">
        <h1>{rewards ? `${t("title")}\u00a0: ${rewards}` : t("title")}</h1>
        <p className="lead measure">{t("intro")}</p>
      </div>
      <HowToSponsor />
      <div className={css.ways}>
        <InvitationForm
          inputs={inputs}
          errors={errors}
          notice={text}
          friends={members?.length}
          onSend={() => setSent({ page: inputs, text: undefined, members })}
          onSent={(answer) =>
            setSent({ page: inputs, text: answer.text, members: answer.members ?? members })
          }
        />
        {list && <ShareLink code={list.code} link={list.link} />}
      </div>
      {members ? <SponsorshipList members={members} /> : <Down />}
    </div>
  );
}

function Down() {
  return (
    <EmptyState title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={href("mon-compte-mes-parrainages")} data-keeps-place>
        {t("down.retry")}
      </ButtonLink>
    </EmptyState>
  );
}

export const SponsoringIsland = island(Sponsoring, { when: "load", follows: true, hasNoBox: true });
