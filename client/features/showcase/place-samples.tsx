import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./samples.module.css";
import { longName, Sample, Samples } from "./samples.tsx";

export function PlaceSamples() {
  return (
    <Samples title="Chemins et attentes">
      <Sample name="Fil d’Ariane" wide>
        <Breadcrumb
          label="Fil d’Ariane, exemple"
          steps={[
            { name: "Accueil", href: "#contenu" },
            { name: "Croquettes chat", href: "#contenu-chat" },
            { name: longName },
          ]}
        />
      </Sample>
      <Sample name="Pages d’une liste" wide>
        <Pagination page={1} pages={2} label="Pages, début" hrefOf={hrefOf} />
        <Pagination page={5} pages={9} label="Pages, milieu" hrefOf={hrefOf} />
      </Sample>
      <Sample name="Place gardée">
        <Skeleton className={css.bone} />
      </Sample>
      <Sample name="Rien à montrer">
        <EmptyState title="Votre panier est vide" text="Il ne demande qu’à être rempli.">
          <ButtonLink href="#contenu">Tout pour le chien</ButtonLink>
          <ButtonLink href="#contenu" look="outline">
            Tout pour le chat
          </ButtonLink>
        </EmptyState>
      </Sample>
    </Samples>
  );
}

const hrefOf = (page: number) => `#page-${page}`;
