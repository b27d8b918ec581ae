import type { ReactNode } from "react";
import { translator } from "../../shared/text/translator.ts";
import { RightsLinks } from "../features/contract/rights-links.tsx";
import { LockIcon } from "../ui/icons.tsx";
import { Logo } from "../ui/logo.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { chromeTexts } from "./chrome.texts.ts";
import css from "./layout.module.css";
import { PageNoticeIsland } from "./page-notice.island.tsx";
import type { Shell } from "./shell.ts";

const t = translator(chromeTexts);

export interface MinimalLayoutProps extends Pick<Shell, "notice" | "rights"> {
  screen: string;
  strip: ReactNode;
  children: ReactNode;
}

export function MinimalLayout({ screen, strip, notice, rights, children }: MinimalLayoutProps) {
  return (
    <div className={css.page}>
      <SkipLink />
      {strip}
      <header className={css.minimal}>
        <Logo />
        {screen !== "maintenance" && (
          <span className={css.secure}>
            <LockIcon size={16} />
            {t(screen === "sign-in" ? "secure.signIn" : "secure.payment")}
          </span>
        )}
      </header>
      <main className={css.main} id="contenu" tabIndex={-1}>
        <PageNoticeIsland notice={notice} />
        {children}
      </main>
      <footer className={`note ${css.small}`}>
        <RightsLinks rights={rights} />
      </footer>
    </div>
  );
}
