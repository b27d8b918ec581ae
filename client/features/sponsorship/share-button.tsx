import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const t = translator(sponsorshipTexts);

export function ShareButton({ link }: { link: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !("share" in navigator)) return null;
  return (
    <Button type="button" size="small" onClick={() => void share(link)}>
      {t("share.share")}
    </Button>
  );
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: t("share.shareTitle"), text: t("share.shareText"), url: link });
  } catch {
    // Usually the visitor closed the share sheet; other failures have no message either.
  }
}
