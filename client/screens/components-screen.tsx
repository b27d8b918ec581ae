import { FieldSamples } from "../features/components/field-samples.tsx";
import { FormSamples } from "../features/components/form-samples.tsx";
import { PlaceSamples } from "../features/components/place-samples.tsx";
import { PointSamples } from "../features/components/point-samples.tsx";
import { PressSamples } from "../features/components/press-samples.tsx";
import { ProductSamples } from "../features/components/product-samples.tsx";
import { WindowSamples } from "../features/components/window-samples.tsx";
import { WordSamples } from "../features/components/word-samples.tsx";
import { PageTitle } from "../ui/page-title.tsx";

/** Every part that screens are made of, in each of its states: for those who build the shop, and for its tests. */
export function ComponentsScreen() {
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
