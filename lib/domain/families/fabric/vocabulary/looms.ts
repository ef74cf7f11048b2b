import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

export const loomType = openVocabulary([
  option('Handloom', 'hand loom, pit loom, frame loom, hath kargha, khaddi'),
  option(
    'Plain powerloom',
    'powerloom, power loom, powerlooms, power looms, plain power loom, plain loom, non auto loom, ordinary loom',
  ),
  option(
    'Drop-box powerloom',
    'drop box, drop box loom, drop box powerloom, drop-box loom, multi shuttle loom, 4x1 drop box, check loom',
  ),
  option(
    'Auto shuttle',
    'semi auto, semi-auto loom, auto loom, automatic loom, autoloom, shuttle loom, semi automatic loom, auto powerloom, auto power loom, automatic powerloom, semi auto powerloom, semi automatic powerloom',
  ),
  option(
    'Rapier',
    'rapier loom, flexible rapier, rigid rapier, repier, rapier woven, telaio a pinza, telaio a pinze, telai a pinza, telai a pinze',
  ),
  option('Air-jet', 'airjet, air jet loom, airjet loom, AJL, air-jet loom'),
  option('Water-jet', 'waterjet, water jet loom, waterjet loom, WJL, WJ, water-jet loom'),
  option('Projectile', 'sulzer, sulzer loom, projectile loom, sulzar, sulzer projectile, gripper loom'),
  option('Needle loom', 'narrow loom, needle loom (narrow), narrow fabric loom, tape loom'),
  option('Terry loom', 'terry air-jet, terry rapier, terry airjet'),
  option('Circular loom', 'PP circular loom, sack loom'),
  option('Velvet face-to-face', 'face to face loom, velvet loom, face-to-face velvet loom'),
])

export const shedding = openVocabulary([
  option('Tappet', 'cam, tappet shedding, cam shedding, tappet/cam, tappet loom'),
  option('Dobby', 'dobby shedding, dobby loom'),
  option('Jacquard', 'jacquard shedding, jacquard loom, jaquard, jacard, jecard'),
])

export const dobbyType = openVocabulary([
  option('Electronic', 'electronic dobby, e-dobby, e dobby'),
  option('Rotary', 'rotary dobby, electronic rotary dobby'),
  option('Positive', 'positive dobby'),
  option('Negative', 'negative dobby'),
  option('Cam', 'cam/tappet, cam dobby, tappet up to 8'),
  option('Mechanical', 'mechanical dobby, paper dobby, lattice dobby, cross border dobby'),
])

export const draftPlan = openVocabulary([
  option('Straight', 'straight draft, straight drawing-in'),
  option('Pointed', 'point draft, pointed draft, pointed drawing-in'),
  option('Broken', 'broken draft'),
  option('Skip', 'skip draft'),
  option('Combined', 'combined draft, grouped draft'),
])

export const jacquardType = openVocabulary([
  option('Electronic', 'electronic jacquard, e-jacquard, staubli jacquard, bonas jacquard'),
  option('Mechanical single-lift', 'single lift, single-lift jacquard'),
  option('Mechanical double-lift', 'double lift, double-lift jacquard, double lift double cylinder'),
  option('Open-shed', 'open shed, open shed jacquard'),
  option('Hand or draw', 'hand jacquard, draw loom, jala, handloom jacquard'),
])

export const zariType = openVocabulary([
  option('Imitation', 'imitation zari, plastic zari, powder zari'),
  option('Tested', 'tested zari, half fine, half-fine zari'),
  option('Real', 'real zari, pure zari, asli zari'),
  option('Lurex', 'metallic yarn, lurex zari, metallised yarn'),
])
