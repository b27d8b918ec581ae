import { Checkbox } from "../../ui/checkbox.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { longName, Sample, Samples } from "./samples.tsx";

const countries = [
  { value: "FR", label: "France" },
  { value: "BE", label: "Belgique" },
  { value: "LU", label: "Luxembourg" },
];

export function FieldSamples() {
  return (
    <Samples title="Champs">
      <Sample name="Texte">
        <TextField name="prenom" label="Prénom" autoComplete="given-name" />
        <TextField name="societe" label="Société" optional hint="Si la facture est à son nom." />
        <TextField
          name="code-postal"
          label="Code postal"
          defaultValue="6900"
          inputMode="numeric"
          hint="Celui de l’adresse de livraison."
          error="Un code postal français a 5 chiffres."
        />
        <TextField name="email" type="email" label="E-mail" defaultValue="nadia@exemple.fr" disabled />
      </Sample>
      <Sample name="Plusieurs lignes">
        <TextArea
          name="consignes"
          label="Consignes de livraison"
          optional
          hint="Étage, code, voisin aimable."
        />
        <TextArea name="message" label="Message" error="Écrivez au moins quelques mots." />
      </Sample>
      <Sample name="Liste">
        <Select id="pays" name="pays" label="Pays" choices={countries} />
        <Select
          id="pays-refuse"
          name="pays-refuse"
          label="Pays de livraison"
          choices={countries}
          error="Nous ne livrons pas encore ce pays."
        />
        <Select id="pays-ferme" label="Pays de facturation" choices={countries} disabled />
      </Sample>
      <Sample name="Case à cocher">
        <Checkbox name="lettre">Recevoir la lettre, deux fois par mois</Checkbox>
        <Checkbox name="conditions" error="Acceptez les conditions pour continuer.">
          J’ai lu et j’accepte les <a href="#contenu">conditions générales de vente</a>, les conditions
          d’utilisation et la politique de protection des données personnelles
        </Checkbox>
        <Checkbox name="ferme" disabled defaultChecked>
          Choix fermé
        </Checkbox>
      </Sample>
      <Sample name="Carte à choisir" wide>
        <fieldset className="stack-3">
          <legend>Mode de livraison</legend>
          <RadioCard
            name="livraison"
            value="relais"
            defaultChecked
            title="En point relais"
            aside={<Price amount={0} />}
            more={<TextField name="relais" label="Ville du point relais" />}
          >
            <p>Deux à trois jours ouvrés.</p>
          </RadioCard>
          <RadioCard name="livraison" value="domicile" title={longName} aside={<Price amount={490} />} />
          <RadioCard name="livraison" value="mot" title={"Llanfairpwllgwyngyll".repeat(5)} />
          <RadioCard name="livraison" value="boutique" title="En boutique, fermé" disabled />
        </fieldset>
      </Sample>
    </Samples>
  );
}
