import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { PopupFrame, type PopupProps } from "./popup-frame.tsx";

interface MarkdownPopupProps extends PopupProps {
  title: string;
  html: SanitizedHtml;
}

export function MarkdownPopup({ html, ...frame }: MarkdownPopupProps) {
  return (
    <PopupFrame {...frame}>
      <RichContent html={html} />
    </PopupFrame>
  );
}
