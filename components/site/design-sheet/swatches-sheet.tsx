import { Swatch } from '@/components/swatch/swatch'
import { type SwatchSource, swatchProps } from '@/lib/domain/modules/yarn/swatch'
import { SheetSection } from './sheet-section'

type Sample = Omit<SwatchSource, 'listingId'> & { name: string }

const CONE = 'Paper cone 5°57′'

const SAMPLES: readonly Sample[] = [
  { name: '30s combed compact, grey', resultantTex: 19.7, conePackageType: CONE, dyeingStatus: 'Grey' },
  { name: '100s combed, full bleached', resultantTex: 5.9, conePackageType: CONE, dyeingStatus: 'Full bleached' },
  { name: '10s OE, grey melange', resultantTex: 59, conePackageType: CONE, color: 'Grey melange' },
  { name: '2/40s, maroon', resultantTex: 29.5, ply: 2, conePackageType: CONE, color: 'Maroon' },
  { name: '3/20s Z-plied, mustard', resultantTex: 88, ply: 3, twist: 'Z', conePackageType: CONE, color: 'Mustard' },
  { name: '7s slub, indigo', resultantTex: 84, conePackageType: CONE, yarnType: 'Slub', color: 'Indigo' },
  { name: 'Bouclé, rani pink', resultantTex: 200, conePackageType: CONE, yarnType: 'Bouclé', color: 'Rani pink' },
  { name: '30s, black', resultantTex: 19.7, conePackageType: CONE, color: 'Black' },
  { name: '30s, navy', resultantTex: 19.7, conePackageType: 'Dye cheese', color: 'Navy 19-4024' },
  { name: '10s OE, grey', resultantTex: 59, conePackageType: 'Parallel tube', dyeingStatus: 'Grey' },
  { name: '2/30s, turquoise', resultantTex: 39.4, ply: 2, conePackageType: 'Dye cheese', color: 'Turquoise' },
  { name: '150D/48F DTY', resultantTex: 16.7, yarnFamily: 'Polyester filament', yarnType: 'DTY' },
  { name: '75D/36F FDY, black', resultantTex: 8.3, conePackageType: 'Bobbin', yarnType: 'FDY', color: 'Black' },
  { name: 'Zari, gold', resultantTex: 25, conePackageType: 'Spool', yarnFamily: 'Metallic & zari' },
  { name: '300D/2, bottle green', resultantTex: 66.7, ply: 2, yarnFamily: 'Polyester filament', color: 'Bottle green' },
  { name: '2/40s, hank', resultantTex: 29.5, ply: 2, conePackageType: 'Hank, cross reel', dyeingStatus: 'Grey' },
  { name: 'Nm 2/28 acrylic, red', resultantTex: 71, ply: 2, conePackageType: 'Hank, plain reel', color: 'Red' },
  { name: 'Nm 14 wool, charcoal', resultantTex: 71, conePackageType: 'Hank', color: 'Charcoal melange' },
  { name: '20/22D raw silk', resultantTex: 2.3, conePackageType: 'Hank', yarnFamily: 'Silk' },
  { name: '7s rope dyed', resultantTex: 84, conePackageType: 'Warp beam', dyeingStatus: 'Indigo rope dyed' },
  { name: '40s warp, grey', resultantTex: 14.8, conePackageType: 'Sectional beam', dyeingStatus: 'Grey' },
  { name: '4-ply, olive', resultantTex: 250, ply: 4, conePackageType: 'Ball', color: 'Olive' },
  { name: 'Nm 2/15 wool, anthracite', resultantTex: 133, ply: 2, conePackageType: 'Ball', color: 'Anthracite melange' },
  { name: 'Jute, 8.7 lb', resultantTex: 300, conePackageType: 'Spool', yarnFamily: 'Jute' },
]

export function SwatchesSheet() {
  return (
    <SheetSection id="swatches" title="Swatches">
      <p className="max-w-prose text-ink-2">
        Each is drawn from the listing’s data: package, thread thickness and shade, with one enlarged strand at the
        right showing ply and twist.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6">
        {SAMPLES.map(({ name, ...sample }) => (
          <li key={name} className="text-sm">
            <Swatch {...swatchProps({ ...sample, listingId: name })} className="mb-2 aspect-square w-full" />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2">
        {SAMPLES.slice(0, 12).map(({ name, ...sample }) => (
          <li key={name}>
            <Swatch {...swatchProps({ ...sample, listingId: `${name}, small` })} label={name} className="size-10" />
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
