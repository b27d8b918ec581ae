import { useRef, useState } from "react";
import { findPoints } from "../../../shared/api/checkout.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { type FoundPoints, postcodeField } from "../../../shared/delivery/pickup-points.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";

const t = translator(pickupTexts);

/** The latest search wins; a failed one leaves the points on the page. */
export function usePointSearch(
  first: FoundPoints,
  { carrier, countryCode }: { carrier: string; countryCode: string },
) {
  const [previous, setPrevious] = useState(first);
  const [found, setFound] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<AbortController>(undefined);

  // The page has new props: points for another postcode.
  if (previous !== first) {
    setPrevious(first);
    setFound(first);
  }

  async function search(postcode: string): Promise<void> {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    setPending(true);
    setProblem(undefined);
    const answer = await load({ carrier, postcode, countryCode }, request.signal);
    if (request.signal.aborted) return;
    setPending(false);
    if (typeof answer === "string") setProblem(answer);
    else {
      setFound(answer);
      keepInAddress(carrier, answer.query);
    }
  }

  return { found, pending, problem, search };
}

/** A reload has to find the points again, the chosen one among them. */
function keepInAddress(carrier: string, postcode: string): void {
  const address = new URL(location.href);
  address.searchParams.set(postcodeField(carrier), postcode);
  history.replaceState(history.state, "", address);
}

async function load(
  query: { carrier: string; postcode: string; countryCode: string },
  signal: AbortSignal,
): Promise<FoundPoints | string> {
  try {
    return await call(findPoints, query, { signal });
  } catch (error) {
    const { status } = error instanceof CallFailed ? error : { status: 0 };
    if (status === 0) return t("outcome.offline");
    return t(status === 429 ? "outcome.tooOften" : "outcome.unavailable");
  }
}
