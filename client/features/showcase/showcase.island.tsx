import { island } from "../../../engine/islands/island.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FormSamples } from "./form-samples.tsx";
import { PlaceSamples } from "./place-samples.tsx";
import { PointSamples } from "./point-samples.tsx";
import { PressSamples } from "./press-samples.tsx";
import { ProductSamples } from "./product-samples.tsx";
import { WindowSamples } from "./window-samples.tsx";
import { WordSamples } from "./word-samples.tsx";

function Showcase() {
  return (
    <>
      <PressSamples />
      <FieldSamples />
      <FormSamples />
      <WordSamples />
      <ProductSamples />
      <WindowSamples />
      <PlaceSamples />
      <PointSamples />
    </>
  );
}

export const ShowcaseIsland = island<Record<never, never>>(Showcase, { when: "load", hasNoBox: true });
