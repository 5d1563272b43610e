import Big from 'big.js'

export const hundredths = (all) => () =>
  all.reduce((total, { value }) => total + new Big(value).times(100).round().toNumber(), 0)
