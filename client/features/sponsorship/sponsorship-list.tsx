import { mostListed } from "../../../shared/account/list-limit.ts";
import type { FriendView } from "../../../shared/sponsorship/friend-view.ts";
import type { SponsorshipState } from "../../../shared/sponsorship/sponsorship.ts";
import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Badge, type BadgeProps } from "../../ui/badge.tsx";
import { ListLimit } from "../account-frame/list-limit.tsx";
import css from "./sponsorship-list.module.css";

const t = translator(sponsorshipTexts);

const tones: Record<SponsorshipState, BadgeProps["tone"]> = {
  sent: "accent",
  registered: "orange",
  ordered: "orange",
  rewarded: "green",
  expired: "muted",
};

export function SponsorshipList({ members }: { members: readonly FriendView[] }) {
  return (
    <section className="stack-4" aria-labelledby="filleuls">
      <h2 className="title-s" id="filleuls">
        {t("list.title")}
      </h2>
      {members.length > 0 ? (
        <ul className={css.list}>
          {members.slice(0, mostListed).map((member) => (
            <li key={member.number} className={css.friend}>
              <Friend {...member} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted measure">{t("empty")}</p>
      )}
      <ListLimit count={members.length} />
    </section>
  );
}

function Friend({ email, state, date, reward }: FriendView) {
  return (
    <>
      <p className={css.email}>{email}</p>
      {date && <p className={`note ${css.date}`}>{t("list.since", { date })}</p>}
      <p className={css.state}>{state && <Badge tone={tones[state]}>{t(`list.states.${state}`)}</Badge>}</p>
      {reward !== null && <p className={css.reward}>{t("list.reward", { reward })}</p>}
    </>
  );
}
