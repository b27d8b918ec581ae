import { ButtonLink } from "../../ui/button.tsx";
import type { PopupWords } from "./popup-configuration.ts";
import { PopupFrame, type PopupProps } from "./popup-frame.tsx";

interface ExitPopupProps extends PopupProps {
  words: PopupWords & { title: string; button: string; link: string };
}

export function ExitPopup({ words: { title, text, button, link }, ...frame }: ExitPopupProps) {
  return (
    <PopupFrame {...frame} title={title}>
      {text && <p>{text}</p>}
      <ButtonLink href={link}>{button}</ButtonLink>
    </PopupFrame>
  );
}
