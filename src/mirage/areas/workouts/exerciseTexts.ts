export interface ExerciseText {
  name: string;
  /** The name of its video, without folder and extension. */
  film: string;
  description: string;
}

/** Parses exercises separated by empty lines: `Name (film)`, then the description. */
function readExercises(text: string): ExerciseText[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n').map((line) => line.trim());
      const [, name = '', film = ''] = /^(.*) \((.*)\)$/.exec(head) ?? [];
      return { name, film, description: lines.join(' ') };
    });
}

/** The library by type of training. */
export const LIBRARY = {
  lower: readExercises(`
    Bodyweight squat (bodyweight-squat)
    Feet a little wider than the hips, weight on the heels. Sit back as if a chair stood behind you, then press up.

    Chair squat (bodyweight-squat)
    Lower yourself until you just touch the chair, and stand up again. Good for knees that complain.

    Sumo squat (bodyweight-squat)
    Wide stance, toes out. Keep the knees over the toes and the chest tall.

    Glute bridge (glute-bridge)
    Press the hips up until knees, hips and shoulders make one line. Hold for a breath at the top.

    Single-leg glute bridge (glute-bridge)
    As the glute bridge, with one foot off the floor. Keep both hip bones level.

    Reverse lunge (reverse-lunge)
    Step back, lower the back knee towards the floor, and push off the front heel. Hold on to a wall if you sway.

    Split squat (reverse-lunge)
    Stay in the lunge and move straight up and down. Change legs after each set.

    Calf raise (calf-raise)
    Rise onto the balls of both feet, count to two, and come down slowly.
  `),
  upper: readExercises(`
    Wall push-up (wall-push-up)
    Hands on the wall at shoulder height, body in one line. Bring the nose towards the wall, and push away.

    Incline push-up (wall-push-up)
    Hands on a table or the sofa's edge. The lower the edge, the harder it gets.

    Kneeling push-up (wall-push-up)
    From the knees, elbows close to the ribs. Stop before the lower back sags.

    Band row (band-row)
    Pull the band towards your waist and squeeze the shoulder blades. Let it go back slowly.

    Single-arm band row (band-row)
    One side at a time, so that the stronger arm cannot help. Do not turn with the band.

    Band pull-apart (band-row)
    Arms straight in front of you, pull the band wide until it meets the chest. Undoes a day at the desk.

    Wall angels (wall-push-up)
    Back flat against the wall. Slide the arms up and down as if you made a snow angel.

    Band overhead press (band-row)
    Stand on the band and press both hands up beside the ears. Ribs stay down.
  `),
  core: readExercises(`
    Bird dog (bird-dog)
    On hands and knees, reach one arm and the opposite leg away from you. A cup of tea on your back should not spill.

    Dead bug (dead-bug)
    On your back, lower one arm and the opposite leg while the lower back stays on the floor. Breathe out on the way down.

    Heel taps (dead-bug)
    Knees over the hips, tap one heel on the floor, then the other. The gentlest way to begin with core work.

    Side plank (side-plank)
    Elbow under the shoulder, hips up, body long. Both sides.

    Kneeling side plank (side-plank)
    As the side plank, from the knees. Look straight ahead, not at the floor.

    Forearm plank (side-plank)
    On forearms and toes, belly drawn in. Three good breaths are worth more than a shaky minute.

    Pelvic tilt (glute-bridge)
    On your back, press the lower back into the floor and let go again. Eases period cramps for many of us.

    Bear hold (bird-dog)
    On hands and knees, lift the knees two fingers off the floor and keep breathing.
  `),
  mobility: readExercises(`
    Cat cow (cat-cow)
    Round the back on the out-breath, let it sink on the in-breath. Slowly, like a wave.

    Child's pose (cat-cow)
    Sit back on the heels, forehead down, arms long. Stay for five breaths.

    Hip circles (hip-circles)
    Hands on the hips, draw large circles, first one way, then the other.

    Hip flexor stretch (reverse-lunge)
    In a low lunge, tuck the tailbone under until you feel it at the front of the hip. For everyone who sits a lot.

    Thread the needle (cat-cow)
    Slide one arm under the other until the shoulder rests on the floor. Opens the upper back.

    Figure-four stretch (hip-circles)
    On your back, ankle over the other knee, pull the leg towards you. Stop where it is still comfortable.

    Knee drops (hip-circles)
    On your back, let both knees fall to one side, then to the other. Shoulders stay on the floor.

    Legs up the wall (glute-bridge)
    Lie down close to a wall and rest the legs against it. Two minutes calm the whole system.
  `),
  cardio: readExercises(`
    Standing march (standing-march)
    March on the spot, arms swinging. You should still be able to talk.

    High-knee march (standing-march)
    As the standing march, knees up to the hips. Draw the belly in each time a knee comes up.

    Step touch (standing-march)
    One step to the side, the other foot follows. Put on a song you like.

    Banded side steps (hip-circles)
    Band above the knees, small steps to the side, knees slightly bent. Burns where it should.

    Low-impact jack (standing-march)
    A jumping jack without the jump: one foot out at a time, arms overhead.

    Slow mountain climber (bird-dog)
    Hands on the floor or on a table, bring one knee forward, then the other. Slow is harder.

    Step-up (reverse-lunge)
    Up with one foot, up with the other, and down again. The bottom stair will do.

    Shadow boxing (standing-march)
    Light punches from soft knees, shoulders relaxed. Good for a day with too much in it.
  `),
} as const;

export const ALL_EXERCISES: readonly ExerciseText[] = Object.values(LIBRARY).flat();
