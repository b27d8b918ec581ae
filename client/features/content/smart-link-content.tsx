import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import type { BlockProps } from "./block-props.ts";
import css from "./smart-link-content.module.css";

export function SmartLinkContent({ link, look }: BlockProps<"smart-link">) {
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
