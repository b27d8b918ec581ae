import { ShowcaseIsland } from "../../features/showcase/showcase.island.tsx";
import { PageTitle } from "../../ui/page-title.tsx";

export function ShowcaseScreen() {
  return (
    <>
      <PageTitle title="Composants" />
      <ShowcaseIsland />
    </>
  );
}
