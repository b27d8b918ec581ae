import type { Link } from "../../../shared/content/content.ts";
import type { ShownRights } from "../../../shared/contract/shown-rights.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Blocks, type PageBlock } from "../../features/content/blocks.tsx";
import { contentBlockTexts } from "../../features/content/texts.ts";
import { RightsLinks } from "../../features/contract/rights-links.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./landing-screen.module.css";

const t = translator(contentBlockTexts);

export interface LandingScreenProps {
  title: string | undefined;
  blocks: PageBlock[];
  legal: Link[];
  rights: ShownRights;
}

export function LandingScreen({ title, blocks, legal, rights }: LandingScreenProps) {
  return (
    <>
      <div className={`page-width ${css.head}`}>
        <Logo />
      </div>
      {title !== undefined && <PageTitle title={title} />}
      <Blocks blocks={blocks} />
      <nav className={css.foot} aria-label={t("legal")}>
        <RightsLinks className={css.legal} rights={rights} />
        <ul className={css.legal}>
          {legal.map((link) => (
            <li key={link.name}>
              <SmartLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
