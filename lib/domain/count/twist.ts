import { convertCount, fromTex } from '@/lib/domain/count/systems'

const INCHES_PER_METRE = 1 / 0.0254

/** Turns per metre from turns per inch (reference 9.4.4). */
export const tpmFromTpi = (tpi: number): number => tpi * INCHES_PER_METRE

/** Turns per inch from turns per metre. */
export const tpiFromTpm = (tpm: number): number => tpm / INCHES_PER_METRE

/** English twist multiplier TPI ÷ √Ne; `ne` is the single's count, or the resultant for the doubling twist. */
export const twistMultiplier = (tpi: number, ne: number): number => tpi / Math.sqrt(ne)

/** Turns per inch of a twist multiplier in a count of `ne`. */
export const tpiFromTwistMultiplier = (multiplier: number, ne: number): number => multiplier * Math.sqrt(ne)

/** Metric twist factor TPM ÷ √Nm. */
export const alphaMetric = (tpm: number, nm: number): number => tpm / Math.sqrt(nm)

/** Tex twist factor TPM × √tex (turns per metre; divide by 100 for the SI form in turns per centimetre). */
export const alphaTex = (tpm: number, tex: number): number => tpm * Math.sqrt(tex)

/** α_m of a yarn whose English multiplier is `multiplier`: it is the same in any count, so Ne 1 is used. */
export const alphaMetricFromTwistMultiplier = (multiplier: number): number =>
  alphaMetric(tpmFromTpi(multiplier), convertCount(1, 'Ne', 'Nm'))

/** α_tex (t/m) of a yarn whose English multiplier is `multiplier`. */
export const alphaTexFromTwistMultiplier = (multiplier: number): number =>
  alphaTex(tpmFromTpi(multiplier), convertCount(1, 'Ne', 'Tex'))

/** The English twist multiplier of a yarn of `tex` with `tpm` turns per metre. */
export const twistMultiplierOfTex = (tpm: number, tex: number): number =>
  twistMultiplier(tpiFromTpm(tpm), fromTex('Ne', tex))
