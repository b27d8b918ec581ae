import { type FocusEvent, useState } from "react";
import { meantEmail } from "../../../../shared/forms/meant-email.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Looks at an address once its field is left: "gmail.co" is no mistake while it is being typed. */
export function useLeftEmail(email: string) {
  const [left, setLeft] = useState(email);
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.type === "email") setLeft(target.value);
  };
  return { left, onBlur };
}

interface MeantAddressProps {
  email: string;
  text: (meant: string) => string;
}

/** Suggests the address that was probably meant; the form can be sent all the same. */
export function MeantAddress({ email, text }: MeantAddressProps) {
  const meant = meantEmail(email);
  return meant && <Notice tone="info">{text(meant)}</Notice>;
}
