import { useEffect, useEffectEvent, useRef, useState } from "react";
import { findPoints, type PointsQuery } from "../../../shared/api/checkout.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import { type FoundPoints, postcodeField } from "../../../shared/delivery/pickup-points.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";

const t = translator(pickupTexts);

interface PointSearch {
  carrier: string;
  countryCode: string;
  chosen: string;
}

/** The latest search wins; a failed one keeps the points on screen. */
export function usePointSearch(first: FoundPoints, { chosen, ...place }: PointSearch) {
  const [previous, setPrevious] = useState(first);
  const [found, setFound] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<AbortController>(undefined);

  if (previous !== first) {
    setPrevious(first);
    setFound(first);
  }

  async function ask(query: PointsQuery): Promise<FoundPoints | undefined> {
    latest.current?.abort();
    const request = new AbortController();
    latest.current = request;
    setPending(true);
    setProblem(undefined);
    const answer = await load(query, request.signal);
    if (request.signal.aborted) return undefined;
    setPending(false);
    if (typeof answer !== "string") {
      setFound(answer);
      return answer;
    }
    setProblem(answer);
    return undefined;
  }

  async function search(postcode: string): Promise<void> {
    const answer = await ask({ ...place, postcode });
    if (answer) keepInAddress(place.carrier, answer.query);
  }

  const askForFirst = useEffectEvent(() => void ask({ ...place, postcode: first.query, chosen }));
  const isPending = first.outcome === "pending";
  useEffect(() => {
    if (isPending) askForFirst();
  }, [isPending]);

  return { found, pending, problem, search };
}

function keepInAddress(carrier: string, postcode: string): void {
  const address = new URL(location.href);
  address.searchParams.set(postcodeField(carrier), postcode);
  history.replaceState(history.state, "", address);
}

async function load(query: PointsQuery, signal: AbortSignal): Promise<FoundPoints | string> {
  try {
    return await call(findPoints, query, { signal });
  } catch (error) {
    const { status } = error instanceof CallFailed ? error : { status: 0 };
    if (status === 0) return t("outcome.offline");
    return t(status === 429 ? "outcome.tooOften" : "outcome.unavailable");
  }
}
