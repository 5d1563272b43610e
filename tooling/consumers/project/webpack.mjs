import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

// As `webpack --mode production` does, without its command line.
webpack(
  {
    mode: 'production',
    entry: './src/main.js',
    output: { path: `${import.meta.dirname}/built/webpack`, filename: 'main.js' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
    performance: false,
  },
  (error, stats) => {
    console.log(error ?? stats.toString('errors-warnings'))
    process.exitCode = error || stats.hasErrors() || stats.hasWarnings() ? 1 : 0
  },
)
