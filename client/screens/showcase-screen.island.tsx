import { FieldSamples } from "../features/showcase/field-samples.tsx";
import { FormSamples } from "../features/showcase/form-samples.tsx";
import { PlaceSamples } from "../features/showcase/place-samples.tsx";
import { PointSamples } from "../features/showcase/point-samples.tsx";
import { PressSamples } from "../features/showcase/press-samples.tsx";
import { ProductSamples } from "../features/showcase/product-samples.tsx";
import { WindowSamples } from "../features/showcase/window-samples.tsx";
import { WordSamples } from "../features/showcase/word-samples.tsx";
import { island } from "../islands/island.tsx";
import { PageTitle } from "../ui/page-title.tsx";

export function ShowcasePage() {
  return (
    <>
      <PageTitle title="Composants" />
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

export const ShowcaseScreen = island<Record<never, never>>(ShowcasePage, { when: "load", hasNoBox: true });
