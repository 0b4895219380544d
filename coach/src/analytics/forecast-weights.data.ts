import type { LogisticModel } from './logistic-model.ts'

// Written by bench/forecasts/train.ts: change that and run it, not this file.
// Learned from the 2013 cohorts of the Open University Learning Analytics Dataset (Kuzilek, Hlosta, Zdrahal 2017,
// Scientific Data 4:170171; https://analyse.kmi.open.ac.uk/open_dataset), license CC BY 4.0.

/** Will the next work be missed? From 75,168 pieces of work, asked a week before each was due. */
export const ENGAGEMENT_MODEL: LogisticModel = {
  intercept: -0.6887,
  terms: [
    { name: 'recentShare', mean: 1.6722, spread: 1.2938, weight: -1.0272 },
    { name: 'overallShare', mean: 1.9916, spread: 1.5183, weight: -0.1668 },
    { name: 'silence', mean: 3.4388, spread: 0.9825, weight: 0.4635 },
    { name: 'longSilence', mean: 0.1545, spread: 0.3514, weight: 1.1639 },
    { name: 'rating', mean: 0.75, spread: 0.0956, weight: -0.4008 },
    { name: 'ratingChange', mean: 0.0069, spread: 0.1225, weight: -0.0834 },
    { name: 'nothingYet', mean: 0.0877, spread: 0.2828, weight: 0.4103 },
    { name: 'lateness', mean: -0.1976, spread: 2.3707, weight: 0.3054 },
    { name: 'lastLate', mean: 0.475, spread: 0.4994, weight: 0.171 },
    { name: 'doneAlongside', mean: 0.0718, spread: 0.2988, weight: 0.3403 },
    { name: 'doneLater', mean: 0.0937, spread: 0.2914, weight: 0.1949 },
  ],
}

/** The share of those that were missed. */
export const USUAL_RISK = 0.3165

/** Will the course be passed? Asked at five moments of 11,500 students' courses. */
export const GOAL_MODEL: LogisticModel = {
  intercept: 0.3426,
  terms: [
    { name: 'pace', mean: -0.2069, spread: 0.5778, weight: 1.0263 },
    { name: 'paceSoFar', mean: -0.1224, spread: 0.3585, weight: 0.4851 },
    { name: 'farBehind', mean: 0.1071, spread: 0.3412, weight: -0.2378 },
    { name: 'momentum', mean: -0.0447, spread: 0.3482, weight: 0.1958 },
    { name: 'pause', mean: 0.7321, spread: 0.5036, weight: -0.2845 },
    { name: 'notStarted', mean: 0.1009, spread: 0.3012, weight: -0.0442 },
    { name: 'time', mean: 0.4906, spread: 0.2122, weight: 0.4838 },
    { name: 'quality', mean: 0.7565, spread: 0.0912, weight: 0.9451 },
    { name: 'lateness', mean: -0.7322, spread: 2.5257, weight: -0.4122 },
    { name: 'doneAhead', mean: 0.2357, spread: 0.4945, weight: -0.2872 },
  ],
}
