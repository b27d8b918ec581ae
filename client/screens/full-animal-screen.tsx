import { AllBlocks } from "../features/content/all-blocks.tsx";
import { AnimalScreen, type AnimalScreenProps } from "./animal-screen.tsx";

/** The landing page of an animal with a block that is not light: the usual one loads no others. */
export function FullAnimalScreen(props: Omit<AnimalScreenProps, "Blocks">) {
  return <AnimalScreen {...props} Blocks={AllBlocks} />;
}
