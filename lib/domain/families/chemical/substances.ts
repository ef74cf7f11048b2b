import type { Vocabulary } from '@/lib/domain/fields/field'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

/** A commodity by its name: class, HS 2022 code, CAS number, and whether it is usually classified as hazardous. */
interface Substance {
  name: string
  aliases: string
  chemClass: string
  /** By the form where it decides: the code of the solid first. */
  hs: string
  hsLiquid?: string
  cas: string
  isHazardous: boolean
}

/** Names, aliases after "=", then class, HS, CAS and "!" for hazardous goods. */
const LINES = `
Caustic soda = caustic, sodium hydroxide, caustic soda flakes, caustic flakes, caustic lye, NaOH, caustic soda lye, lye | Alkali | 281511/281512 | 1310-73-2 !
Caustic potash = potassium hydroxide, KOH, caustic potash flakes | Alkali | 281520 | 1310-58-3 !
Soda ash = sodium carbonate, soda ash light, soda ash dense, washing soda | Alkali | 283620 | 497-19-8
Sodium bicarbonate = baking soda, bicarb, sodium bi carbonate | Alkali | 283630 | 144-55-8
Ammonia = liquor ammonia, ammonia solution, ammonium hydroxide | Alkali | 281420 | 1336-21-6 !
Sodium silicate = water glass, silicate | Alkali | 283919 | 1344-09-8
Trisodium phosphate = TSP, tri sodium phosphate | Alkali | 283529 | 7601-54-9
Hydrated lime = lime, calcium hydroxide, slaked lime | Alkali | 252220 | 1305-62-0
Glauber's salt = glauber salt, sodium sulphate, sodium sulfate, GS, sodium sulphate anhydrous, glaubers salt | Salt and soda | 283311 | 7757-82-6
Common salt = sodium chloride, vacuum salt, free flow salt, industrial salt, NaCl, pure vacuum salt, common salt free flow, industrial grade salt | Salt and soda | 250100 | 7647-14-5
Ammonium sulphate = ammonium sulfate | Salt and soda | 310221 | 7783-20-2
Sodium acetate = sodium acetate trihydrate | Salt and soda | 291529 | 127-09-3
Sodium nitrite = nitrite of soda | Salt and soda | 283410 | 7632-00-0 !
Sodium sulphide = sodium sulfide, sodium sulphide flakes, yellow flakes | Salt and soda | 283010 | 1313-82-2 !
Sodium tripolyphosphate = STPP, sodium tri poly phosphate | Salt and soda | 283531 | 7758-29-4
Sodium hexametaphosphate = SHMP, sodium hexa meta phosphate | Salt and soda | 2835 | 10124-56-8
Urea = technical urea, urea technical grade | Salt and soda | 310210 | 57-13-6
Alum = aluminium sulphate, ferric alum, non ferric alum | Effluent chemical | 283322 | 10043-01-3
Acetic acid = glacial acetic acid, acetic acid glacial, green acid, acetic | Acid | 291521 | 64-19-7 !
Formic acid = formic | Acid | 291511 | 64-18-6 !
Linear alkyl benzene sulphonic acid = LABSA, acid slurry | Acid | 340231 | 27176-87-0 !
Citric acid = citric acid monohydrate | Acid | 291814 | 77-92-9
Oxalic acid = oxalic | Acid | 291711 | 144-62-7 !
Sulphuric acid = sulfuric acid, H2SO4 | Acid | 280700 | 7664-93-9 !
Hydrochloric acid = HCl, muriatic acid | Acid | 280610 | 7647-01-0 !
Phosphoric acid = ortho phosphoric acid | Acid | 280920 | 7664-38-2 !
Hydrogen peroxide = peroxide, H2O2, hydrogen per oxide | Bleaching agent | 284700 | 7722-84-1 !
Sodium hypochlorite = hypo, sodium hypo, hypochlorite, hypo solution | Bleaching agent | 282890 | 7681-52-9 !
Bleaching powder = calcium hypochlorite, stable bleaching powder | Bleaching agent | 282810 | 7778-54-3 !
Sodium chlorite = chlorite | Bleaching agent | 282890 | 7758-19-2 !
Potassium permanganate = KMnO4, PP spray | Bleaching agent | 284161 | 7722-64-7 !
Sodium hydrosulphite = hydros, hydrose, sodium hydrosulfite, sodium dithionite, hydro, safolin | Reducing agent | 283110 | 7775-14-6 !
Rongalite = sodium formaldehyde sulphoxylate, safolite | Reducing agent | 283110 | 149-44-0
Sodium thiosulphate = hypo crystals, sodium thiosulfate, antichlor | Reducing agent | 283230 | 7772-98-7
Sodium metabisulphite = SMBS, sodium meta bisulphite, sodium metabisulfite | Reducing agent | 283210 | 7681-57-4
Thiourea dioxide = TUD, thiourea dioxide powder | Reducing agent | | 1758-73-2 !
Ferrous sulphate = hirakasi, green vitriol, ferrous sulfate | Effluent chemical | 283329 | 7720-78-7
Polyaluminium chloride = PAC, poly aluminium chloride, PAC powder | Effluent chemical | | 1327-41-9
Polyelectrolyte flocculant = polyelectrolyte powder, polyacrylamide, PAM | Effluent chemical | 390690 | 9003-05-8
Activated carbon = charcoal powder | Effluent chemical | 380210 | 7440-44-0
Ethylene glycol = MEG, mono ethylene glycol | Solvent | 290531 | 107-21-1 !
Isopropyl alcohol = IPA, isopropanol | Solvent | 290512 | 67-63-0 !
Methanol = methyl alcohol | Solvent | 290511 | 67-56-1 !
Toluene = toluol | Solvent | 290230 | 108-88-3 !
Mineral turpentine = MTO, mineral turpentine oil, white spirit | Solvent | | 8052-41-3 !
Polyvinyl alcohol = polyvinyl alcohol powder, PVA powder, PVOH, PVA | Polymer and gum | 390530 | 9002-89-5
Modified starch = maize starch modified, modified maize starch, thin boiling starch, oxidised starch, TBS | Polymer and gum | 350510 | 65996-63-6
Carboxymethyl cellulose = CMC, CMC powder, sodium CMC | Polymer and gum | 391231 | 9004-32-4
Sodium alginate = alginate, alginate gum | Polymer and gum | 391310 | 9005-38-3
Guar gum = guar gum powder, guar | Polymer and gum | | 9000-30-0
`

const SUBSTANCES: readonly Substance[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [named = '', chemClass = '', codes = '', last = ''] = line.split('|').map((part) => part.trim())
    const [name = '', aliases = ''] = named.split('=').map((part) => part.trim())
    const [hs = '', hsLiquid] = codes.split('/')
    return {
      name,
      aliases,
      chemClass,
      hs,
      ...(hsLiquid === undefined ? {} : { hsLiquid }),
      cas: last.replace(' !', ''),
      isHazardous: last.endsWith('!'),
    }
  })

const BY_NAME: ReadonlyMap<string, Substance> = new Map(SUBSTANCES.map((one) => [one.name, one]))

/** A commodity by its canonical name; undefined for another word. */
export const substanceOf = (name: string): Substance | undefined => BY_NAME.get(name)

/** Commodities by the names that mills use. */
export const substance: Vocabulary = openVocabulary(
  SUBSTANCES.map(({ name, aliases, chemClass }) => ({
    value: name,
    aliases: aliases.split(',').map((alias) => alias.trim()),
    group: chemClass,
  })),
)

/** Codes that a substance leads to. */
export const SUBSTANCE_CODES: readonly string[] = [
  ...new Set(SUBSTANCES.flatMap(({ hs, hsLiquid }) => [hs, hsLiquid ?? ''].filter(Boolean))),
]
/** CAS numbers of the list. */
export const SUBSTANCE_CAS: readonly string[] = SUBSTANCES.map(({ cas }) => cas)
