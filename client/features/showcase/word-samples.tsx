import { Badge } from "../../ui/badge.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Rating, RatingFigure } from "../../ui/rating.tsx";
import { Table } from "../../ui/table.tsx";
import { longName, Sample, Samples } from "./samples.tsx";

export function WordSamples() {
  return (
    <Samples title="Messages et repères">
      <Sample name="Message">
        <Notice tone="success">Ajouté au panier.</Notice>
        <Notice tone="info">
          {longName} n’est plus en stock. <a href="#contenu">Voir ce qui le remplace</a>
        </Notice>
        <Notice tone="error">Une erreur est survenue.</Notice>
      </Sample>
      <Sample name="Pastille">
        <Badge tone="accent">−10&nbsp;%</Badge>
        <Badge tone="muted">Bientôt de retour</Badge>
        <Badge tone="green">En cours</Badge>
        <Badge tone="orange">En attente de paiement</Badge>
        <Badge tone="red">Paiement refusé</Badge>
      </Sample>
      <Sample name="Note">
        <Rating value={0.5} label="0,5 sur 5" />
        <Rating value={3} label="3 sur 5" />
        <Rating value={4.7} label="4,7 sur 5" />
        <RatingFigure figure="4,7/5 · 128 avis" />
      </Sample>
      <Sample name="Progression">
        <ProgressBar value={0} max={4900} label="Plus que 49,00 € pour la livraison offerte" />
        <ProgressBar value={3700} max={4900} label="Plus que 12,00 € pour la livraison offerte" />
        <ProgressBar value={5200} max={4900} label="La livraison vous est offerte" />
      </Sample>
      <Sample name="Repli">
        <Fold title="Fermé d’abord">Ce qui intéresse peu de monde, ou plus tard.</Fold>
        <Fold title={longName} open>
          Ce qui se lit d’abord.
        </Fold>
      </Sample>
      <Sample name="Tableau">
        <Table
          caption="Ration quotidienne conseillée"
          columns={["Poids de l’animal", "Activité calme", "Très actif"]}
          rows={[
            { name: "5 kg", cells: ["85 g", "105 g"] },
            { name: "40 kg", cells: ["395 g", "490 g"] },
          ]}
        />
      </Sample>
    </Samples>
  );
}
