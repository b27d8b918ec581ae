import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Counter } from "../../ui/counter.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "../../ui/icons.tsx";
import { longName, Sample, Samples } from "./samples.tsx";

export function PressSamples() {
  return (
    <Samples title="Boutons et compteurs">
      <Sample name="Bouton">
        <Button type="button">Ajouter au panier</Button>
        <Button type="button" look="outline">
          Continuer
        </Button>
        <Button type="button" look="quiet">
          Retirer
        </Button>
      </Sample>
      <Sample name="Bouton, petit">
        <Button type="button" size="small">
          Appliquer
        </Button>
        <Button type="button" size="small" look="outline">
          Modifier
        </Button>
      </Sample>
      <Sample name="Bouton, occupé ou hors service">
        <Button type="button" pending>
          Ajout en cours…
        </Button>
        <Button type="button" look="outline" pending>
          Envoi…
        </Button>
        <Button type="button" disabled>
          Épuisé
        </Button>
        <Button type="button" look="outline" disabled>
          Épuisé
        </Button>
      </Sample>
      <Sample name="Lien qui pèse autant qu’un bouton">
        <ButtonLink href="#contenu">Revenir en haut</ButtonLink>
        <ButtonLink href="#contenu" look="outline">
          {longName}
        </ButtonLink>
      </Sample>
      <Sample name="Bouton à signe seul">
        <IconButton label="Fermer l’exemple">
          <CloseIcon />
        </IconButton>
        <IconButton label="Chercher l’exemple">
          <SearchIcon />
        </IconButton>
        <IconButton label="Exemple hors service" disabled>
          <CloseIcon />
        </IconButton>
      </Sample>
      <Sample name="Compteur, ouvert">
        <CounterSample name="ouvert" start={1} min={1} max={3} />
      </Sample>
      <Sample name="Compteur, replié à zéro">
        <CounterSample name="replie" start={0} add="Ajouter" max={9} />
      </Sample>
    </Samples>
  );
}

function CounterSample({
  name,
  start,
  add,
  ...bounds
}: { name: string; start: number; add?: string } & Bounds) {
  const [value, setValue] = useState(start);
  return (
    <Counter
      name={name}
      value={value}
      onChange={setValue}
      labels={{ field: `Quantité (${name})`, less: `Un de moins (${name})`, more: `Un de plus (${name})` }}
      {...(add ? { collapsible: { add } } : {})}
      {...bounds}
    />
  );
}

interface Bounds {
  min?: number;
  max: number;
}
