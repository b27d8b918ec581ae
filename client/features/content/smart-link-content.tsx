import type { Link } from "../../../shared/content/content.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./smart-link-content.module.css";

export interface SmartLinkContentProps {
  link: Link;
  look: "solid" | "outline" | "text";
}

export function SmartLinkContent({ link, look }: SmartLinkContentProps) {
  return (
    <Section>
      <p className={css.line}>
        <SmartLink
          link={link}
          className={look === "text" || link.disabled ? css.text : buttonClass({ look })}
        />
      </p>
    </Section>
  );
}
